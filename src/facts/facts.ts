import { COVER_FACTS } from "./coverFacts";
import { DEMAND_FACTS } from "./demandFacts";
import type { Fact } from "./fact";
import { HOST_FACTS } from "./hostFacts";
import { POLICY_FACTS } from "./policyFacts";
import { PRICE_FACTS } from "./priceFacts";
import { SITE_FACTS } from "./siteFacts";

/** Every fact by its id. Ids, and the names that follow from them, never change. */
export const FACTS = {
  ...COVER_FACTS,
  ...HOST_FACTS,
  ...POLICY_FACTS,
  ...DEMAND_FACTS,
  ...PRICE_FACTS,
  ...SITE_FACTS,
} as const;

/** The facts as a sheet asks for them. */
export const FACT_GROUPS: readonly { heading: string; facts: readonly Fact[] }[] = [
  { heading: "Cover details", facts: Object.values(COVER_FACTS) },
  { heading: "Hosts", facts: Object.values(HOST_FACTS) },
  { heading: "Layout and reserves", facts: Object.values(POLICY_FACTS) },
  { heading: "VMs and growth", facts: Object.values(DEMAND_FACTS) },
  { heading: "Releases, licenses and prices", facts: Object.values(PRICE_FACTS) },
  { heading: "Site", facts: Object.values(SITE_FACTS) },
];
