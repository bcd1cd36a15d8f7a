import { messageOf } from "../../taskpane/messages";
import type { GridCharts } from "../charts/gridCharts";
import type { Grid } from "../grid/grid";
import type { Session } from "../session";

/** What printing needs of the page. */
export interface PrintPlaces {
  button: HTMLElement;
  /** Takes the pages while they are printed. */
  pages: HTMLElement;
  tell: (message: string) => void;
}

/** Prints the sheet that is shown, by a button and by Ctrl+P: the browser would print the page with its tools. */
export function startPrinting(
  { session, grid, charts }: { session: Session; grid: Grid; charts: GridCharts },
  { button, pages, tell }: PrintPlaces,
): void {
  let isBusy = false;
  const printShown = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    try {
      const [{ drawing }, painted, { emptyPages, fillPages }] = await Promise.all([
        session.read(),
        charts.painted(),
        import("./printSheet"),
      ]);
      const { sheet: name } = grid.active();
      const sheet = drawing.sheets.find((one) => one.name === name);
      if (!sheet) throw new Error("it is not in the workbook any more");
      const painter = grid.surface.painter();
      try {
        const left = await fillPages(pages, { sheet, title: drawing.title, charts: painted, painter });
        addEventListener("afterprint", () => emptyPages(pages), { once: true });
        print();
        tell(left ?? "");
      } catch (error) {
        // Half of a sheet is not printed later, by the browser's own menu.
        emptyPages(pages);
        throw error;
      }
    } catch (error) {
      tell(`The sheet cannot be printed: ${messageOf(error)}`);
    } finally {
      isBusy = false;
    }
  };
  button.addEventListener("click", () => void printShown());
  addEventListener(
    "keydown",
    (event) => {
      const isPrint = event.key.toLowerCase() === "p" && (event.ctrlKey || event.metaKey);
      if (!isPrint || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      void printShown();
    },
    { capture: true },
  );
}
