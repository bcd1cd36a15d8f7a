import { coreDump } from "./coreDump";
import type { Template } from "./template";

/** Every planning template, in the order of the gallery. */
export const templates: readonly Template[] = [coreDump];
