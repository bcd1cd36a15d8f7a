import { functionHelp } from "../build/functionHelp";
import { listFunctions } from "../build/listFunctions";
import type { FunctionHelp } from "../src/functionHelp";
import { FUNCTIONS_FOLDER } from "./sourceFunctions";

/** What the doc blocks of the custom functions say, read from src. */
export const sourceHelp: FunctionHelp[] = listFunctions(FUNCTIONS_FOLDER).flatMap((file) =>
  functionHelp(file, FUNCTIONS_FOLDER),
);
