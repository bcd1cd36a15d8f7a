/**
 * Runs one measure and sends its rows to the process that started it: `measure.ts NAME OPTIONS`. A process each, because
 * a child's peak memory begins with that of its parent, and one measure's types slow the next one's calls.
 */
import { MEASURES, type Measure, type MeasureOptions } from "./measures";

const [, , name = "", options = "{}"] = process.argv;
const file = MEASURES[name]?.file;
if (file === undefined) throw new Error(`"${name}" is not a measure`);
const { [file]: measure } = (await import(`./${file}`)) as Record<string, Measure | undefined>;
if (!measure) throw new Error(`bench/${file}.ts exports no function ${file}`);
process.send?.(await measure(JSON.parse(options) as MeasureOptions));
process.disconnect();
