import type { EstateDatastore } from "../../../model/estate/estate";
import type { EstateDiagnostic } from "../estateFormat";
import { MIB } from "../mib";
import { namelessRows } from "../rowCount";
import { vcenterName } from "../vcenterName";
import { VDATASTORE } from "./columns";
import type { EachRow } from "./eachRow";

/** The datastores of vDatastore; rows without a name are a diagnostic. */
export async function readDatastores(
  each: EachRow,
  file: string,
  diagnostics: EstateDiagnostic[],
): Promise<EstateDatastore[]> {
  const datastores: EstateDatastore[] = [];
  let nameless = 0;
  await each("vdatastore", VDATASTORE, [], (columns, row) => {
    const name = columns.text(row, "name");
    if (name === null) {
      nameless += 1;
      return;
    }
    datastores.push({
      name,
      vcenter: vcenterName(columns.text(row, "vcenter")),
      type: columns.text(row, "type"),
      capacityBytes: columns.whole(row, "capacity", MIB),
      inUseBytes: columns.whole(row, "inUse", MIB),
    });
  });
  if (nameless > 0) {
    const message = namelessRows(nameless, "datastore");
    diagnostics.push({ severity: "warning", file, sheet: "vDatastore", row: null, message });
  }
  return datastores;
}
