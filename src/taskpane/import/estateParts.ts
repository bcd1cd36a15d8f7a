import type { ImportedEstate } from "../../importers/estate/importEstate";
import type { EstateLists, EstatePart, ImportedAll } from "./importRequest";

/** Items of a message: a thousand VMs are copied in a few milliseconds. */
export const ITEMS_PER_PART = 1000;

/** The lists of what was read, part by part. */
export function* estateParts({
  estate,
  pseudonyms = [],
}: Pick<ImportedAll, "estate" | "pseudonyms">): Generator<EstatePart> {
  const lists: EstateLists = {
    ...(estate ? estate.estate : { vms: [], hosts: [], datastores: [], rootPools: [] }),
    sources: estate?.sources ?? [],
    diagnostics: estate?.diagnostics ?? [],
    pseudonyms,
  };
  for (const list of Object.keys(lists) as (keyof EstateLists)[]) {
    const items: readonly unknown[] = lists[list];
    for (let from = 0; from < items.length; from += ITEMS_PER_PART) {
      yield { list, items: items.slice(from, from + ITEMS_PER_PART) } as EstatePart;
    }
  }
}

/** Puts parts together again. */
export class CollectedParts {
  private readonly lists: EstateLists = {
    ...{ vms: [], hosts: [], datastores: [], rootPools: [] },
    ...{ sources: [], diagnostics: [], pseudonyms: [] },
  };

  add({ list, items }: EstatePart): void {
    (this.lists[list] as unknown[]).push(...items);
  }

  /** What the parts are of. */
  whole(has: { estate: boolean; pseudonyms: boolean }): Pick<ImportedAll, "estate" | "pseudonyms"> {
    const { vms, hosts, datastores, rootPools, sources, diagnostics, pseudonyms } = this.lists;
    const estate: ImportedEstate = {
      estate: { vms, hosts, datastores, rootPools },
      sources,
      diagnostics,
      without: [],
    };
    return { estate: has.estate ? estate : undefined, pseudonyms: has.pseudonyms ? pseudonyms : undefined };
  }
}
