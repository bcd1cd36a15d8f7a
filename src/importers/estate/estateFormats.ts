import type { EstateFormat } from "./estateFormat";
import { liveOptics } from "./liveOptics/liveOptics";
import { plain } from "./plain/plain";
import { rvtools } from "./rvtools/rvtools";

/** Every kind of export, in the order in which they are asked. */
export const estateFormats: readonly EstateFormat[] = [rvtools, liveOptics, plain];
