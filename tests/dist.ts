import path from "node:path";

/** The folder of the build, for tests of what ships: `npm run build` first. */
export const DIST = path.resolve(__dirname, "../dist");
