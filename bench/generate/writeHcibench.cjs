/**
 * Writes results of HCIBench as a folder or a zip, and a file with the truth about them.
 *
 *   node bench/generate/writeHcibench.cjs --out DIR [--zip] --vms 12 --cases 4 --intervals 12 ...
 */
const fs = require("node:fs");
const path = require("node:path");
const { parseArgs } = require("node:util");
const { DEFAULTS, hcibenchFiles } = require("./hcibench.cjs");
const { zipFiles } = require("./zipFile.cjs");

/** Takes the files from the iterator and keeps what it returns in the end. */
function* keepingTruth(iterator, keep) {
  for (let step = iterator.next(); ; step = iterator.next()) {
    if (step.done) {
      keep(step.value);
      return;
    }
    yield step.value;
  }
}

/** @param {string[]} args */
function main(args) {
  const flags = Object.fromEntries(
    Object.entries(DEFAULTS).map(([name, value]) => [name, { type: value === false ? "boolean" : "string" }]),
  );
  const { values } = parseArgs({
    args,
    options: { out: { type: "string" }, zip: { type: "boolean" }, ...flags },
  });
  if (!values.out) {
    process.stderr.write(
      `usage: writeHcibench.cjs --out DIR [--zip] [${Object.keys(flags).join(" | --")}]\n`,
    );
    process.exitCode = 2;
    return;
  }
  const given = Object.fromEntries(
    Object.keys(DEFAULTS)
      .filter((name) => values[name] !== undefined)
      .map((name) => [name, typeof DEFAULTS[name] === "number" ? Number(values[name]) : values[name]]),
  );
  const test = path.join(values.out, `easy-run-${given.epoch ?? DEFAULTS.epoch}`);
  fs.mkdirSync(values.out, { recursive: true });
  let truth;
  const files = keepingTruth(hcibenchFiles(given), (found) => (truth = found));
  if (values.zip) {
    const output = fs.openSync(`${test}.zip`, "w");
    zipFiles(files, (chunk) => fs.writeSync(output, chunk));
    fs.closeSync(output);
  } else {
    for (const file of files) {
      fs.mkdirSync(path.dirname(path.join(test, file.path)), { recursive: true });
      fs.writeFileSync(path.join(test, file.path), file.bytes);
    }
  }
  fs.writeFileSync(`${test}-truth.json`, JSON.stringify(truth, null, 1));
  process.stdout.write(`${test}${values.zip ? ".zip" : ""}\n`);
}

main(process.argv.slice(2));
