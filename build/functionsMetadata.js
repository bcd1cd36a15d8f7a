const path = require("node:path");
const { generateCustomFunctionsMetadata } = require("custom-functions-metadata");
const functionHelp = require("./functionHelp");
const listFunctions = require("./listFunctions");
const requireTypeScript = require("./requireTypeScript");

/** Adds what only the words add to a parameter's type, and returns the lists of words. */
function withEnums(functions, { ENUMERATIONS, enumerationFor }) {
  for (const { id, parameters } of functions) {
    for (const parameter of parameters) {
      const list = enumerationFor(id, parameter.name);
      if (list) parameter.customEnumId = list.id;
    }
  }
  return ENUMERATIONS.map(({ id, words }) => ({
    id,
    type: "string",
    values: words.map(([word, tooltip]) => ({ name: word, stringValue: word, tooltip })),
  }));
}

/**
 * Reads Excel's metadata and the help from the doc blocks of the functions. Microsoft's generator makes the metadata; errors
 * as arguments, help addresses, and the words that Excel offers while an argument is typed are added, because the generator
 * has no tags for them.
 *
 * @param {string} folder Absolute path of src/functions.
 * @param {string} baseUrl Where the add-in is served from.
 * @returns Either the generator's errors, or functions.json and functions.help.json.
 */
module.exports = async function functionsMetadata(folder, baseUrl) {
  const files = listFunctions(folder);
  const { metadataJson, errors } = await generateCustomFunctionsMetadata(files);
  if (errors.length > 0) return { errors, metadata: null, help: [] };
  const metadata = JSON.parse(metadataJson);
  const enums = withEnums(metadata.functions, requireTypeScript(path.join(folder, "_enums.ts")));
  for (const entry of metadata.functions) {
    entry.helpUrl = `${baseUrl}/functions.html#${entry.id.toLowerCase()}`;
  }
  return {
    errors,
    metadata: { ...metadata, allowErrorForDataTypeAny: true, enums },
    help: files.flatMap((file) => functionHelp(file, folder)),
  };
};
