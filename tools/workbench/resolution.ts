import { fileURLToPath } from "node:url";
import type { BuildOptions } from "esbuild";

/** How the project's sources find the grid's packages, which are installed here and not beside them. */
export const RESOLUTION = {
  nodePaths: [fileURLToPath(new URL("node_modules", import.meta.url))],
  // The paths in the project's tsconfig.json lead to types, not to modules.
  tsconfigRaw: "{}",
} satisfies BuildOptions;
