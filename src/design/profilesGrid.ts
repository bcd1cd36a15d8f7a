import { CLASS_PROFILES, type ClassProfile } from "../model/design/classProfiles";
import type { Block } from "../sheets/block";
import { gridBlock } from "../sheets/gridBlock";

const COLUMNS: readonly { id: keyof ClassProfile; header: string; format: string }[] = [
  { id: "vcpu", header: "vCPU per VM", format: "#,##0.0" },
  { id: "ramGib", header: "RAM per VM (GiB)", format: "#,##0.0" },
  { id: "usedGib", header: "Used per VM (GiB)", format: "#,##0" },
  { id: "iops", header: "Peak IOPS per VM", format: "#,##0" },
  { id: "ioSizeKib", header: "I/O size (KiB)", format: "#,##0.0" },
  { id: "readShare", header: "Reads", format: "0%" },
  { id: "vcpuPerCore", header: "vCPU per core", format: "0.0" },
];

/** Grid `profiles`: what a class is taken to need where nothing else says it. */
export function profilesGrid(): Block {
  const profiles = Object.entries(CLASS_PROFILES);
  return gridBlock({
    id: "profiles",
    heading: "Profiles: planning practice, to be confirmed",
    rows: profiles.length,
    columns: [
      { id: "name", header: "Profile", texts: profiles.map(([name]) => name) },
      ...COLUMNS.map(({ id, header, format }) => ({
        id,
        header,
        format,
        texts: profiles.map(([, profile]) => profile[id].value),
      })),
    ],
  });
}

/** A figure of the profile of a class, in its row. */
export const ofProfile = (id: keyof ClassProfile): string =>
  `INDEX({profiles.${id}},MATCH([typed.profile],{profiles.name},0))`;
