import { shortHeader } from "../columnReader";
import type { HeadedTable } from "../estateFormat";

/** Are these sheets the general export of Live Optics, which lists servers whatever runs on them? */
export function listsServers(tables: readonly HeadedTable[]): boolean {
  return tables.some(
    ({ name, header }) =>
      name.trim().toLowerCase() === "servers" &&
      ["servername", "cpusockets"].every((one) => header.some((text) => shortHeader(text, name) === one)),
  );
}
