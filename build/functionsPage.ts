import { signatureOf, type FunctionHelp } from "../src/functionHelp";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const html = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Code breaks after its commas before it breaks anywhere else. */
const code = (text: string): string => `<code>${html(text).replaceAll(",", ",<wbr>")}</code>`;

function table(
  kind: string,
  headings: readonly string[],
  rows: readonly (readonly [typed: string, text: string])[],
): string {
  const head = headings.map((heading) => `<th scope="col">${heading}</th>`).join("");
  const body = rows.map(([typed, text]) => `<tr><td>${code(typed)}</td><td>${html(text)}</td></tr>`);
  return `<table class="${kind}"><thead><tr>${head}</tr></thead>\n<tbody>${body.join("\n")}</tbody></table>`;
}

function section(entry: FunctionHelp): string {
  const parameters = entry.parameters.map(
    ({ name, optional, description }) => [optional ? `[${name}]` : name, description] as const,
  );
  const examples = entry.examples.map(({ formula, result }) => [formula, result] as const);
  return `<section id="${html(entry.id.toLowerCase())}">
<h2>${html(entry.id)}</h2>
<p>${code(`=${signatureOf(entry)}`)}</p>
<p>${html(entry.description)}</p>
${parameters.length > 0 ? table("arguments", ["Argument", "Meaning"], parameters) : "<p>No arguments.</p>"}
<p>Result (${html(entry.unit)}): ${html(entry.returns)}</p>
${table("examples", ["Example", "Result"], examples)}
<p>Source: ${html(entry.source)}</p>
</section>`;
}

/**
 * The page that Excel's help link of each function leads to: all functions with signature, arguments, examples.
 *
 * @param help Records of functions.help.json.
 */
export function functionsPage(help: readonly FunctionHelp[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'">
<title>HCI Planner functions</title>
<link rel="icon" href="assets/icon-32.png">
<link rel="stylesheet" href="functions.css">
</head>
<body>
<main>
<h1>HCI Planner functions</h1>
<p>An argument in brackets may be omitted.</p>
<nav aria-label="Functions"><ul>${help.map(({ id }) => `<li><a href="#${html(id.toLowerCase())}">${html(id)}</a></li>`).join("\n")}</ul></nav>
${help.map(section).join("\n")}
</main>
</body>
</html>
`;
}
