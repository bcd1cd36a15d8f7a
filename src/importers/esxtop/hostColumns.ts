import type { HostCounter } from "./counterColumn";
import { counterColumn } from "./counterColumn";

/** A host has fewer processors and uplinks than this by far; a header of noise must not fill the memory. */
export const MAX_WANTED_COLUMNS = 20_000;

/** A column of the header that is read. */
export interface HostColumn {
  column: number;
  name: string;
  counter: HostCounter;
}

type CpuFigure = "used" | "util";

/** The columns of one header that are read: those of the first host in it. */
export class HostColumns {
  wanted: HostColumn[] = [];
  host: string | null = null;
  /** Columns of other hosts, and columns beyond the limit, that are left out. */
  leftOut = 0;
  /** Whether some processors only had columns, and none for all: what they used is no figure of the host. */
  someProcessors = false;
  /** Logical processors that have a column; `null` where there is none or their numbers have gaps. */
  logicalProcessors: number | null = null;

  /** @param maxWanted How many columns are read; those beyond are left out. */
  constructor(private readonly maxWanted = MAX_WANTED_COLUMNS) {}

  take(column: number, name: string): void {
    const found = counterColumn(name);
    if (!found) return;
    this.host ??= found.host;
    if (found.host !== this.host || this.wanted.length >= this.maxWanted) this.leftOut += 1;
    else this.wanted.push({ column, name, counter: found.counter });
  }

  /** Ends the header. */
  close(): void {
    for (const figure of ["used", "util"] as const) {
      if (!this.has(figure) || this.hasTotal(figure) || this.processorsOf(figure) !== null) continue;
      this.someProcessors = true;
      this.wanted = this.wanted.filter(({ counter }) => counter.figure !== figure);
    }
    this.logicalProcessors = this.processorsOf("used") ?? this.processorsOf("util");
    // The time of single processors is of no use beside that of all of them.
    const timeOfAll = this.hasTotal("util");
    this.wanted = this.wanted.filter(
      ({ counter }) => !timeOfAll || counter.figure !== "util" || counter.processor === "total",
    );
  }

  has(figure: HostCounter["figure"]): boolean {
    return this.wanted.some(({ counter }) => counter.figure === figure);
  }

  /** Whether a CPU figure has the column for all processors together. */
  hasTotal(figure: CpuFigure): boolean {
    return this.instances(figure).includes("total");
  }

  private processorsOf(figure: CpuFigure): number | null {
    const numbers = new Set(this.instances(figure).filter((instance) => instance !== "total"));
    // Of no numbers at all the largest is -Infinity.
    return Math.max(...numbers) === numbers.size - 1 ? numbers.size : null;
  }

  private instances(figure: CpuFigure): (number | "total")[] {
    return this.wanted.flatMap(({ counter }) =>
      "processor" in counter && counter.figure === figure ? [counter.processor] : [],
    );
  }
}
