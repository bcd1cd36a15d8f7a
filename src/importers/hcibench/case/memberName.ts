/** What the file name of one VM or pod says. */
export interface MemberName {
  /** Name of the VM or pod. */
  name: string;
  /** vCenter's id of the datastore (`datastore-739`); `null` for a pod. Its name is stored nowhere. */
  datastoreId: string | null;
  tool: "fio" | "vdbench";
}

/** Reads `<prefix>-<datastore id>-<batch>-<n>.json` (vdbench: `.txt`) and `<pod>-k8s-<n>.json`, or answers `null`. */
export function parseMemberName(fileName: string): MemberName | null {
  const vm = /^(.+-(datastore-\d+)-\d+-\d+)\.(json|txt)$/.exec(fileName);
  if (vm)
    return { name: vm[1] ?? "", datastoreId: vm[2] ?? null, tool: vm[3] === "json" ? "fio" : "vdbench" };
  const pod = /^(.+)-k8s-\d+\.json$/.exec(fileName);
  if (pod) return { name: pod[1] ?? "", datastoreId: null, tool: "fio" };
  return null;
}
