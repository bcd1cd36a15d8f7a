import { inTurn } from "./process";
import type { Row } from "./row";
import { tableOfOurs, tableOfXlsxWriter } from "./tableProcess";

const ROWS = [1_000, 20_000, 100_000];

/** The size of a large report, for which there is a goal. */
const LARGE_ROWS = 20_000;

/** Writing a table of member rows, beside Python's XlsxWriter for the same cells. Start-up is not counted on either side. */
export function writers(): Row[] {
  return ROWS.flatMap((rows): Row[] => {
    const [ours, peer] = inTurn(
      () => tableOfOurs(rows),
      () => tableOfXlsxWriter(rows),
    );
    const what = `workbook of ${rows.toLocaleString("en-US")} rows × 8 cells`;
    const name = "XlsxWriter";
    return [
      {
        id: `writers.${rows}.time`,
        what,
        unit: "s",
        ours: ours.seconds,
        peer: { name, figure: peer.seconds },
        ...(rows === LARGE_ROWS ? { goal: { most: 1, of: "ratio" } } : {}),
      },
      {
        id: `writers.${rows}.memory`,
        what: `${what}: peak memory`,
        unit: "MB",
        ours: ours.peakMb,
        peer: { name, figure: peer.peakMb },
        ...(rows === LARGE_ROWS ? { goal: { most: 300, of: "figure" } } : {}),
      },
    ];
  });
}
