import { EDITIONS } from "../model/licensing/vsanLicense";
import { VSPHERE_RELEASES } from "../model/operations/vsphereReleases";
import type { Fact } from "./fact";

const YES_NO = ["yes", "no"];

/** Releases, editions and prices. */
export const PRICE_FACTS = {
  release: {
    id: "release",
    label: "vSphere and vSAN",
    unit: "",
    value: "9.0.x",
    accepts: { oneOf: VSPHERE_RELEASES.map(({ name }) => name) },
  },
  architecture: {
    id: "architecture",
    label: "vSAN architecture",
    unit: "",
    value: "ESA",
    accepts: { oneOf: ["ESA", "OSA"] },
  },
  nsx: { id: "nsx", label: "NSX", unit: "", value: "no", accepts: { oneOf: YES_NO } },
  edition: {
    id: "edition",
    label: "License edition",
    unit: "",
    value: "VCF",
    accepts: { oneOf: EDITIONS },
    hint: "other: an edition that includes no vSAN capacity",
  },
  corePrice: {
    id: "corePrice",
    label: "License or price of a core",
    unit: "money per core",
    value: null,
    accepts: { decimal: [0, 1_000_000] },
    format: "#,##0.00",
    hint: "optional",
    optional: true,
  },
  wattsPerCore: {
    id: "wattsPerCore",
    label: "Power of a core",
    unit: "W per core",
    value: null,
    accepts: { decimal: [0, 1000] },
    format: "#,##0.0",
    hint: "optional; nameplate or measured",
    optional: true,
  },
  kwhPrice: {
    id: "kwhPrice",
    label: "Price of a kWh",
    unit: "money per kWh",
    value: null,
    accepts: { decimal: [0, 100] },
    format: "#,##0.00",
    hint: "optional",
    optional: true,
  },
} as const satisfies Record<string, Fact>;
