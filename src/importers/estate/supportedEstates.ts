import { NEEDED_COLUMNS } from "./plain/columns";

/** What can be read as an estate, for messages. */
export const SUPPORTED_ESTATES = `a workbook of RVTools or Live Optics, CSV files of RVTools, or a list of VMs with the columns ${NEEDED_COLUMNS}`;
