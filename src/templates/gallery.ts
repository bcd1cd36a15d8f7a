import { planFacts } from "./planFacts/planFacts";
import type { Template } from "./template";
import { templates } from "./templates";

/** Every workbook that is offered, in this order: the facts that templates share, then the templates. */
export const gallery: readonly Template[] = [planFacts, ...templates];
