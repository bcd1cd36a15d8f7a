import { createRequire } from "node:module";
import path from "node:path";
import type * as FunctionHelp from "../build/functionHelp";
import { listFunctions } from "../build/listFunctions";
import { REGISTRY } from "../src/functions/_registry";
import { createFunctionsHost, type FunctionsHost } from "../src/functionsHost";

/** Where the custom functions are: one file each. */
export const FUNCTIONS_FOLDER = path.resolve(__dirname, "../src/functions");

const load = createRequire(__filename);

/** Unit and source in a function's doc block. Few tests ask for them, and the compiler, which reads them, takes a second to load. */
function documentedIn(file: string): { unit: string; source: string } {
  const { functionHelp, sourceOfResult } = load("../build/functionHelp") as typeof FunctionHelp;
  const [{ unit, source } = { unit: "", source: "" }] = functionHelp(file, FUNCTIONS_FOLDER);
  return { unit, source: sourceOfResult(source) };
}

/** The exports of a function's file, by id. */
type FunctionExports = Readonly<Record<string, ((...args: unknown[]) => unknown) | undefined>>;

/**
 * The custom functions as they are in src, so that no test looks at an old build. tests/functions/bundle.test.ts compares
 * the built bundle with them.
 */
export const sourceFunctions: FunctionsHost = fromSource();

function fromSource(): FunctionsHost {
  const paths = listFunctions(FUNCTIONS_FOLDER);
  const files = paths.map((file) => load(file) as FunctionExports);
  const functions = files.flatMap((exported, index) =>
    Object.entries(exported).map(([id, implementation]) => ({
      id,
      file: paths[index] ?? "",
      // Only the number of parameters matters to a call; their names are in the doc block.
      parameters: Array.from({ length: implementation?.length ?? 0 }, (_, i) => ({
        name: `parameter${String(i)}`,
      })),
      // Looked up at each call: mutation testing runs a module again.
      call: (...args: unknown[]) => exported[id]?.(...args),
    })),
  );
  return createFunctionsHost({ functions }, (customFunctions) => {
    Object.assign(globalThis, { CustomFunctions: customFunctions });
    for (const { id, file, call, parameters } of functions) {
      REGISTRY.set(id, {
        call,
        count: parameters.length,
        get unit() {
          return documentedIn(file).unit;
        },
        get source() {
          return documentedIn(file).source;
        },
      });
      customFunctions.associate(id, call);
    }
  });
}
