import { isHostError, type HostArgument } from "../../src/functionsHost";
import { sourceFunctions } from "../sourceFunctions";
import figures from "./figures.json";

/**
 * One figure of the sources: what was published, and what follows from the same inputs when the arithmetic is done
 * again. `status` says whether the two agree, and if not, why.
 */
export interface Figure {
  id: string;
  inputs: Record<string, unknown>;
  published: unknown;
  recomputed: unknown;
  unit: string;
  status: string;
}

export const FIGURES = figures as Figure[];

/** How the product comes to a figure. */
export interface Rule {
  /** Which figures, by id; its groups are handed to `reproduce`. */
  id: RegExp;
  reproduce: (figure: Figure, ...groups: string[]) => number | string | boolean;
  /** Relative; the default is for the same arithmetic on the same inputs. */
  tolerance?: number;
}

/** What no function covers, and why. */
export interface Explained {
  id: RegExp;
  because: string;
}

/** Calls a public function for one value. */
export function call(id: string, ...args: HostArgument[]): number {
  const [[value] = []] = sourceFunctions.call(id, args);
  if (typeof value !== "number") {
    throw new Error(`${id}: ${isHostError(value) ? `${value.error} ${value.message ?? ""}` : String(value)}`);
  }
  return value;
}

/** A numeric input of a figure. */
export function input({ id, inputs }: Figure, name: string): number {
  const value = inputs[name];
  if (typeof value !== "number") throw new Error(`${id} has no number ${name}`);
  return value;
}

/** Another figure of the sources by its id. */
export function figure(id: string): Figure {
  const found = FIGURES.find((one) => one.id === id);
  if (!found) throw new Error(`no figure ${id}`);
  return found;
}
