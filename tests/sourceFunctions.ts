import { createRequire } from "node:module";
import path from "node:path";
import { listFunctions } from "../build/listFunctions";
import { createFunctionsHost, type FunctionsHost } from "../src/functionsHost";

/** Where the custom functions are: one file each. */
export const FUNCTIONS_FOLDER = path.resolve(__dirname, "../src/functions");

const load = createRequire(__filename);

/** The exports of a function's file, by id. */
type FunctionExports = Readonly<Record<string, ((...args: unknown[]) => unknown) | undefined>>;

/**
 * The custom functions as they are in src, so that no test looks at an old build. tests/functions/bundle.test.ts compares
 * the built bundle with them.
 */
export const sourceFunctions: FunctionsHost = fromSource();

function fromSource(): FunctionsHost {
  const files = listFunctions(FUNCTIONS_FOLDER).map((file) => load(file) as FunctionExports);
  const functions = files.flatMap((exports) =>
    Object.entries(exports).map(([id, implementation]) => ({
      id,
      // Only the number of parameters matters to a call; their names are in the doc block.
      parameters: Array.from({ length: implementation?.length ?? 0 }, (_, i) => ({
        name: `parameter${String(i)}`,
      })),
      // Looked up at each call: mutation testing runs a module again.
      call: (...args: unknown[]) => exports[id]?.(...args),
    })),
  );
  return createFunctionsHost({ functions }, (customFunctions) => {
    Object.assign(globalThis, { CustomFunctions: customFunctions });
    for (const { id, call } of functions) customFunctions.associate(id, call);
  });
}
