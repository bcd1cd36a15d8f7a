import { isOwnName } from "../taskpane/plans/isOwnName";
import type { ExistingNames } from "../workbook/names/renameForWorkbook";
import type {
  SnapshotConditionalFormat,
  SnapshotNames,
  SnapshotTable,
  UniverSnapshot,
} from "../workbook/writers/univer/snapshot";
import { RESOURCES } from "../workbook/writers/univer/snapshot";

/** What a plug-in keeps: by sheet id, or by name. */
type Part = Record<string, unknown>;

/** The names that a workbook uses, which further sheets must avoid. */
export function namesIn(snapshot: UniverSnapshot): ExistingNames {
  const tables = Object.values(partOf(snapshot, RESOURCES.tables)) as { tables?: SnapshotTable[] }[];
  return {
    sheets: snapshot.sheetOrder.flatMap((id) => snapshot.sheets[id]?.name ?? []),
    names: Object.values(partOf(snapshot, RESOURCES.names) as SnapshotNames).map(({ name }) => name),
    tables: tables.flatMap((one) => (one.tables ?? []).map(({ name }) => name)),
  };
}

/** The defined names of a workbook, with the formula that each stands for. */
export function definedNames(snapshot: UniverSnapshot): { name: string; formula: string }[] {
  const names = Object.values(partOf(snapshot, RESOURCES.names) as SnapshotNames);
  return names.map((one) => ({ name: one.name, formula: formulaOf(one) }));
}

/** The formula that a name stands for, with its `=`. */
function formulaOf({ formulaOrRefString }: SnapshotNames[string]): string {
  return `=${formulaOrRefString.replace(/^=/, "")}`;
}

/** The conditional formats of a sheet. */
export function conditionalFormats(snapshot: UniverSnapshot, sheetId: string): SnapshotConditionalFormat[] {
  return (partOf(snapshot, RESOURCES.conditionalFormats)[sheetId] ?? []) as SnapshotConditionalFormat[];
}

/**
 * A workbook with the sheets and names of another. Ids and names must differ already.
 *
 * @param before How many sheets stay in front of them.
 */
export function withSheets(now: UniverSnapshot, added: UniverSnapshot, before: number): UniverSnapshot {
  const plugins = new Set([...now.resources, ...added.resources].map(({ name }) => name));
  return {
    ...now,
    styles: { ...now.styles, ...added.styles },
    sheetOrder: [...now.sheetOrder.slice(0, before), ...added.sheetOrder, ...now.sheetOrder.slice(before)],
    sheets: { ...now.sheets, ...added.sheets },
    resources: [...plugins].map((name) => ({
      name,
      data: JSON.stringify({ ...partOf(now, name), ...partOf(added, name) }),
    })),
  };
}

/** Sheets that go, with the names that they defined, and names that go whatever they stand for. */
interface Gone {
  sheets: readonly string[];
  names: readonly string[];
  takenNames?: readonly string[];
}

/** A workbook without some sheets and defined names. */
export function withoutSheets(now: UniverSnapshot, gone: Gone): UniverSnapshot {
  const ids = new Set(now.sheetOrder.filter((id) => gone.sheets.includes(now.sheets[id]?.name ?? "")));
  const without = <T>(part: Record<string, T>, leaves: (key: string, value: T) => boolean) =>
    Object.fromEntries(Object.entries(part).filter(([key, value]) => !leaves(key, value)));
  return {
    ...now,
    sheetOrder: now.sheetOrder.filter((id) => !ids.has(id)),
    sheets: without(now.sheets, (id) => ids.has(id)),
    resources: now.resources.map(({ name }) => ({
      name,
      data: JSON.stringify(
        without(partOf(now, name), (key, value) =>
          name === RESOURCES.names ? isOfSheets(value as SnapshotNames[string], gone) : ids.has(key),
        ),
      ),
    })),
  };
}

/** Is it one of the names that sheets defined, and still theirs, or one that goes in any case? */
function isOfSheets(defined: SnapshotNames[string], { sheets, names, takenNames = [] }: Gone): boolean {
  if (takenNames.includes(defined.name)) return true;
  return names.includes(defined.name) && isOwnName(formulaOf(defined), { sheets, tables: [] });
}

function partOf({ resources }: UniverSnapshot, plugin: string): Part {
  return JSON.parse(resources.find(({ name }) => name === plugin)?.data || "{}") as Part;
}
