/**
 * Follows the sections of CONTRIBUTING.md that say how something is added, to the letter, each in a copy of this checkout:
 * `npm run test:contributing`, with words behind `--` only the sections whose heading holds one of them. Takes minutes.
 */
import { followSections } from "./followSections";

process.exitCode = followSections(process.argv.slice(2), console.log);
