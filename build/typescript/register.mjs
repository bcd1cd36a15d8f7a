/** Runs a script of the project: `node --import ./build/typescript/register.mjs SCRIPT.ts`. */
import { register } from "node:module";

register("./hooks.mjs", import.meta.url);
