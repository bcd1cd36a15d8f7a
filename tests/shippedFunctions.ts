import path from "node:path";
import { loadFunctions } from "../src/cli/loadFunctions";

/** The build that the tests hold to account: `npm test` makes it first. */
export const DIST = path.resolve(__dirname, "../dist");

/** The functions bundle as it ships, in a bare context. */
export const shipped = loadFunctions(DIST);
