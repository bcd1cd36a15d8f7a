/** Rows for classes and targets, and target clusters of one design, at most. */
export const MAX_CLASSES = 20;
export const MAX_TARGETS = 8;

/** What a design is made for. */
export interface DemandForm {
  /** What the resource pools of each of today's clusters ask for, in GHz where it is known; none without an estate. */
  poolGhz: readonly (number | null)[];
  /** Rows of classes that name patterns ask for, below those of target clusters and that of Management. */
  patternClasses: number;
  /** Target clusters, at most. */
  targets: number;
  /** What the row of each target cluster is called, for good: today's cluster where each has one, else the target of that day. */
  labels: readonly string[];
}

/**
 * Has each of today's clusters a row for its target? Then a row keeps its cluster, whatever is typed on Scope. Of more
 * clusters the rows hold the targets one after the other.
 */
export const hasRowOfEach = ({ poolGhz, targets }: DemandForm): boolean => poolGhz.length === targets;

/**
 * Does a row take whichever target Scope puts there? What is typed in it is then of the target by whose name the row is
 * called: that of the day on which the workbook was written.
 */
export const rowsMayMove = (form: DemandForm): boolean => hasEstate(form) && !hasRowOfEach(form);

/** Is there an estate? */
export const hasEstate = ({ poolGhz }: DemandForm): boolean => poolGhz.length > 0;
