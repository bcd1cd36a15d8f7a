import fs from "node:fs";
import path from "node:path";
import { documents, ROOT } from "./documents";
import { anchors, fences, inlineCode, links } from "./markdown";

const PICTURE = { png: "\x89PNG", svg: "<svg" };
const { scripts } = JSON.parse(fs.readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

/** Problem with a link, or nothing. */
function broken(target: string, from: string): string | undefined {
  if (/^\w+:/.test(target))
    return /^https:\/\/[\w.-]+(\/|$)/.test(target) ? undefined : `${target} is no https address`;
  const [place = "", anchor] = target.split("#");
  const file = place === "" ? from : path.posix.join(path.posix.dirname(from), place);
  const full = path.join(ROOT, file);
  if (!fs.existsSync(full)) return `${file} does not exist`;
  if (anchor !== undefined && !anchors(fs.readFileSync(full, "utf8")).includes(anchor))
    return `${file} has no heading #${anchor}`;
  const ending = path.extname(file).slice(1);
  if (ending in PICTURE) {
    const begins = fs.readFileSync(full, "latin1").slice(0, 4);
    if (begins !== PICTURE[ending as keyof typeof PICTURE]) return `${file} is not a picture`;
  }
  return undefined;
}

test.each(documents.map(({ name, text }) => [name, text]))(
  "%s: links, anchors and pictures are there",
  (name, text) => {
    const found = links(text).flatMap(({ target, line }) => {
      const problem = broken(target, name);
      return problem === undefined ? [] : [`${name}:${line}: ${problem}`];
    });
    expect(found).toEqual([]);
  },
);

test.each([
  ["docs/nowhere.md", "docs/nowhere.md does not exist"],
  ["docs/model.md#no-such-heading", "docs/model.md has no heading #no-such-heading"],
  ["docs/model.md#what-was-measured", undefined],
  ["docs/report.png", undefined],
  ["https://www.rfc-editor.org/rfc/rfc3021", undefined],
  ["http://example.com/", "http://example.com/ is no https address"],
])("a link to %s: %s", (target, problem) => {
  expect(broken(target, "README.md")).toBe(problem);
});

/** Folders of this project that a document may name; what is built or made by a command is not there before. */
const OURS = /^(src|tests|docs|build|bench|tools|samples|templates|assets|\.ci)\/[\w./-]+$/;

test.each(documents.map(({ name, text }) => [name, text]))(
  "%s: files and scripts that it names exist",
  (name, text) => {
    const missing = inlineCode(text).flatMap(({ code, line }) => {
      const lost =
        OURS.test(code) && !code.includes("...") && !fs.existsSync(path.join(ROOT, code)) ? [code] : [];
      return [...lost, ...noScripts(code)].map((what) => `${name}:${line}: ${what}`);
    });
    const commands = fences(text).filter(({ language }) => language === "sh");
    const missingScripts = commands.flatMap((block) =>
      noScripts(block.text).map((what) => `${name}:${block.line}: ${what}`),
    );
    expect([...missing, ...missingScripts]).toEqual([]);
  },
);

/** Scripts of package.json that a command names and that are not there. */
function noScripts(command: string): string[] {
  const named = [...command.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, script]) => String(script));
  return named.filter((script) => !(script in scripts)).map((script) => `there is no npm run ${script}`);
}
