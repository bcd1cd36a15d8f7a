/**
 * Runs one measure and sends its rows to the process that started it: `measure.mjs NAME OPTIONS`. A process each, because
 * a child's peak memory begins with that of its parent, and one measure's types slow the next one's calls.
 */
import { MEASURES } from "./measures.cjs";

const [, , name, options] = process.argv;
const { file } = MEASURES[name];
const { [file]: measure } = await import(`./${file}.mjs`);
const rows = await measure(JSON.parse(options));
const stranger = rows.find(
  ({ id, what, unit, ours }) => !id || !what || unit === undefined || ours === undefined,
);
if (stranger)
  throw new Error(`${file}.mjs answers with what is no row of row.cjs: ${JSON.stringify(stranger)}`);
process.send(rows);
process.disconnect();
