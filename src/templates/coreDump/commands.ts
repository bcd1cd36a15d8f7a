import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";

/** What to type on a host to find its dump and copy it out. */
export function commands(): Block {
  return gridBlock({
    id: "commands",
    heading: "Commands (text, never run by this workbook)",
    rows: 4,
    columns: [
      {
        id: "what",
        header: "Purpose",
        texts: [
          "List the dump files",
          "Which one is in use",
          "Read a dump out of the file",
          "Copy it to another host",
        ],
      },
      {
        id: "command",
        header: "Command",
        texts: [
          "esxcli system coredump file list",
          "esxcli system coredump file get",
          "esxcfg-dumppart --file --copy --devname <dump file> --zdumpname <new name>",
          "scp <new name>.1 <user>@<server>:<folder>",
        ],
      },
    ],
  });
}
