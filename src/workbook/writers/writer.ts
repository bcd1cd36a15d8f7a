import type { Feature } from "../drawing";

/** What a writer could not write: a value for the user to see, never a silent gap. */
export interface Loss {
  feature: Feature["kind"];
  /** Where: a sheet, a table, a chart's title. */
  where: string;
  /** Why, in a sentence. */
  because: string;
}

/** A feature kind that a writer does not write, with the reason every such feature is reported with. */
export interface Unsupported {
  unsupported: string;
}

/**
 * A writer's answer to every kind of feature: a handler, or the reason why there is none. A kind that is missing
 * does not compile, so a writer cannot forget one. `F` narrows it to the features of a sheet or of the workbook.
 */
export type FeatureHandlers<Context, F extends Feature = Feature> = {
  [K in F["kind"]]: ((context: Context, feature: Extract<F, { kind: K }>) => void) | Unsupported;
};

/** What a writer made, and what it left out. */
export interface Written<Output> {
  output: Output;
  losses: Loss[];
}

/** Gives each feature to its handler and collects the losses. */
export function drawFeatures<Context, F extends Feature>(
  handlers: FeatureHandlers<Context, F>,
  context: Context,
  features: readonly F[],
  where: string,
): Loss[] {
  const losses: Loss[] = [];
  for (const feature of features) {
    // Each handler takes its own kind; the record's type pairs them, an index by a union cannot express that.
    const handler = handlers[feature.kind as F["kind"]] as
      | ((context: Context, feature: F) => void)
      | Unsupported;
    if (typeof handler === "function") handler(context, feature);
    else losses.push({ feature: feature.kind, where, because: handler.unsupported });
  }
  return losses;
}
