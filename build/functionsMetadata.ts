import {
  generateCustomFunctionsMetadata,
  type ICustomFunctionsMetadata,
  type IEnum,
  type IFunction,
} from "custom-functions-metadata";
import type { FunctionHelp } from "../src/functionHelp";
import { ENUMERATIONS, enumerationFor } from "../src/functions/_enums";
import { functionHelp } from "./functionHelp";
import { listFunctions } from "./listFunctions";

/** What functions.json holds. */
export interface FunctionsJson extends ICustomFunctionsMetadata {
  allowErrorForDataTypeAny: true;
}

/** Either the generator's errors, or functions.json and functions.help.json. */
export type FunctionsMetadata =
  | { errors: string[]; metadata: null; help: [] }
  | { errors: []; metadata: FunctionsJson; help: FunctionHelp[] };

/** Adds what only the words add to a parameter's type, and returns the lists of words. */
function withEnums(functions: readonly IFunction[]): IEnum[] {
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
 * @param folder Absolute path of src/functions.
 * @param baseUrl Where the add-in is served from.
 */
export async function functionsMetadata(folder: string, baseUrl: string): Promise<FunctionsMetadata> {
  const files = listFunctions(folder);
  const { metadataJson, errors } = await generateCustomFunctionsMetadata(files);
  if (errors.length > 0) return { errors, metadata: null, help: [] };
  const metadata = JSON.parse(metadataJson) as ICustomFunctionsMetadata;
  metadata.functions.sort((a, b) => (a.id < b.id ? -1 : 1));
  const enums = withEnums(metadata.functions);
  for (const entry of metadata.functions) {
    entry.helpUrl = `${baseUrl}/functions.html#${entry.id.toLowerCase()}`;
  }
  return {
    errors: [],
    metadata: { ...metadata, allowErrorForDataTypeAny: true, enums },
    help: files.flatMap((file) => functionHelp(file, folder)),
  };
}
