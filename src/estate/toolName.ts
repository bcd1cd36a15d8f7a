import type { EstateSource } from "../importers/estate/estateFormat";

/** What the tools are called. */
export const TOOLS: Readonly<Record<EstateSource["tool"], string>> = {
  rvtools: "RVTools",
  "live-optics": "Live Optics",
  csv: "list of VMs",
};

/** A tool and its version in words. */
export function toolName({ tool, version }: EstateSource): string {
  return [TOOLS[tool], version].filter((part) => part !== null).join(" ");
}
