import { evidence, type Evidence } from "../evidence/evidence";
import { nsxMtu } from "../evidence/productSources";

const stated = (value: number, locator: string, note: string): Evidence =>
  evidence({ value, unit: "bytes", kind: "vendor-stated", source: nsxMtu(locator), note });

/** MTU of the networks that carry NSX overlay traffic: Geneve adds headers to frames of 1,500 bytes. */
export const GENEVE_MTU = {
  minimum: stated(1600, "jumbo frame support", "minimum MTU of tunnel endpoints and of the fabric"),
  recommended: stated(1700, "jumbo frame support", "room for longer Geneve headers; the default of NSX"),
} as const;
