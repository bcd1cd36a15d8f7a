const escapes = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const html = (text) => String(text).replace(/[&<>"]/g, (character) => escapes[character]);

function section(entry) {
  const signature = entry.parameters.map(({ name, optional }) => (optional ? `[${name}]` : name)).join(", ");
  const rows = (cells) => cells.map((cell) => `<td>${html(cell)}</td>`).join("");
  const parameters = entry.parameters.map(({ name, description }) => `<tr>${rows([name, description])}</tr>`);
  const examples = entry.examples.map(({ formula, result }) => `<tr>${rows([formula, result])}</tr>`);
  return `<section id="${html(entry.id.toLowerCase())}">
<h2>${html(entry.id)}</h2>
<p><code>=${html(entry.id)}(${html(signature)})</code></p>
<p>${html(entry.description)}</p>
<table><thead><tr><th scope="col">Argument</th><th scope="col">Meaning</th></tr></thead>
<tbody>${parameters.join("\n")}</tbody></table>
<p>Result: ${html(entry.returns)}</p>
<table><thead><tr><th scope="col">Example</th><th scope="col">Result</th></tr></thead>
<tbody>${examples.join("\n")}</tbody></table>
<p>Source: ${html(entry.source)}</p>
</section>`;
}

/**
 * The page that Excel's help link of each function leads to: all functions with signature, arguments, examples.
 *
 * @param {object[]} help Records of functions.help.json.
 */
module.exports = function functionsPage(help) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'">
<title>HCI Planner functions</title>
<link rel="icon" href="assets/icon-32.png">
<link rel="stylesheet" href="functions.css">
</head>
<body>
<main>
<h1>HCI Planner functions</h1>
<nav><ul>${help.map(({ id }) => `<li><a href="#${html(id.toLowerCase())}">${html(id)}</a></li>`).join("\n")}</ul></nav>
${help.map(section).join("\n")}
</main>
</body>
</html>
`;
};
