/**
 * Writes a results file of Iometer, and a file with the truth about it.
 *
 *   node bench/generate/writeIometer.cjs --out FILE [--runs 60] [--managers 4] [--workers 8] [--disks 2] ...
 */
const fs = require("node:fs");
const { parseArgs } = require("node:util");
const { DEFAULTS, iometerPieces } = require("./iometer.cjs");

const WRITE_BYTES = 2 ** 20;

function valueOf(name, text) {
  if (name === "queueDepths") return text.split(",").map(Number);
  return typeof DEFAULTS[name] === "number" ? Number(text) : text;
}

/** @param {string[]} args */
function main(args) {
  const flags = Object.fromEntries(
    Object.entries(DEFAULTS).map(([name, value]) => [name, { type: value === false ? "boolean" : "string" }]),
  );
  const { values } = parseArgs({ args, options: { out: { type: "string" }, ...flags } });
  if (!values.out) {
    process.stderr.write(`usage: writeIometer.cjs --out FILE [--${Object.keys(flags).join(" | --")}]\n`);
    process.exitCode = 2;
    return;
  }
  const given = Object.fromEntries(
    Object.keys(DEFAULTS)
      .filter((name) => values[name] !== undefined)
      .map((name) => [name, valueOf(name, values[name])]),
  );
  const file = fs.openSync(values.out, "w");
  const source = iometerPieces(given);
  let pieces = [];
  let length = 0;
  for (let step = source.next(); ; step = source.next()) {
    if (!step.done) {
      pieces.push(step.value);
      length += step.value.length;
    }
    if (step.done || length >= WRITE_BYTES) {
      fs.writeSync(file, Buffer.concat(pieces));
      pieces = [];
      length = 0;
    }
    if (step.done) {
      fs.writeFileSync(`${values.out}.truth.json`, JSON.stringify(step.value, null, 1));
      break;
    }
  }
  fs.closeSync(file);
  process.stdout.write(`${values.out}\n`);
}

main(process.argv.slice(2));
