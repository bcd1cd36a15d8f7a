import { readFioMember } from "./fio/fioMember";
import { readVdbenchMember } from "./vdbench/vdbenchMember";

/** Readers of a member's file by the ids that other threads know them by. */
export const MEMBER_READERS = { fio: readFioMember, vdbench: readVdbenchMember } as const;
