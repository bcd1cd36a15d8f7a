/** What the Open XML SDK does not look at, but Excel, or a reader without our add-in, trips over. */

const MAX_FORMULA = 8192;
const MAX_TEXT = 32767;
const CALC_ENGINE = "191029";

/** Custom functions are upper case with a `_`; in a file they have a prefix. */
const PLAIN_CUSTOM = /(?<![A-Za-z0-9_.])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\(/;

/** Findings of a workbook's parts, a map of path to XML: one sentence each. */
export function lint(parts: ReadonlyMap<string, string>): string[] {
  const findings: string[] = [];
  for (const [path, xml] of parts) {
    const sheet = /^xl\/worksheets\/([^/]+)\.xml$/.exec(path);
    if (!sheet) continue;
    for (const [, attributes = "", content = ""] of xml.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const address = /\br="([A-Z]+\d+)"/.exec(attributes)?.[1] ?? "a cell without address";
      for (const finding of lintCell(attributes, content))
        findings.push(`${sheet[1]} ${address}: ${finding}`);
    }
  }
  const workbook = parts.get("xl/workbook.xml") ?? "";
  const engine = /<calcPr[^>]*calcId="(\d+)"/.exec(workbook)?.[1];
  if (engine !== CALC_ENGINE) findings.push(`workbook: calcId is ${engine ?? "missing"}, not ${CALC_ENGINE}`);
  if (/fullCalcOnLoad="(1|true)"/.test(workbook))
    findings.push("workbook: fullCalcOnLoad would drop cached values");
  for (const [, name = "", formula = ""] of workbook.matchAll(
    /<definedName name="([^"]*)"[^>]*>(.*?)<\/definedName>/gs,
  )) {
    if (PLAIN_CUSTOM.test(withoutStrings(unescaped(formula))))
      findings.push(`name ${name}: plain custom function`);
  }
  if (/ cm="1"/.test([...parts.values()].join("")) && !parts.has("xl/metadata.xml")) {
    findings.push("cells have cm, but there is no metadata part");
  }
  return findings;
}

function* lintCell(attributes: string, content: string): Generator<string> {
  const type = /\bt="(\w+)"/.exec(attributes)?.[1] ?? "n";
  const value = /<v>(.*?)<\/v>/s.exec(content)?.[1];
  if (type === "n" && value !== undefined && !/^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(value)) {
    yield `"${value}" is not a number`;
  }
  const text = type === "inlineStr" ? /<t[^>]*>(.*?)<\/t>/s.exec(content)?.[1] : value;
  if (text !== undefined && unescaped(text).length > MAX_TEXT)
    yield `a text of ${unescaped(text).length} characters`;
  const formula = /<f([^>]*)>(.*?)<\/f>/s.exec(content);
  if (!formula) return;
  const [, formulaAttributes = "", stored = ""] = formula;
  const code = unescaped(stored);
  if (code.length > MAX_FORMULA) yield `a formula of ${code.length} characters`;
  if (PLAIN_CUSTOM.test(withoutStrings(code))) yield `a custom function without its prefix: ${code}`;
  if (value === undefined) yield `no cached value: ${code}`;
  if (!code.includes("_xldudf_")) return;
  if (!/\bcm="1"/.test(attributes)) yield `a custom function without cm: ${code}`;
  if (!/\bt="array"/.test(formulaAttributes)) yield `a custom function that is not an array: ${code}`;
  if (!/\bref="[A-Z]+\d+(:[A-Z]+\d+)?"/.test(formulaAttributes))
    yield `a custom function without ref: ${code}`;
}

function withoutStrings(formula: string): string {
  return formula.replace(/"(?:[^"]|"")*"|'(?:[^']|'')*'!/g, '""');
}

const ENTITIES: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'" };

function unescaped(xml: string): string {
  return xml.replace(/&(?:lt|gt|quot|apos);/g, (entity) => ENTITIES[entity] ?? entity).replace(/&amp;/g, "&");
}
