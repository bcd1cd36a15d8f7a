import { FIELD_DEFINITION } from "../../src/workbench/univer/fieldDefinitions";

/** Names of getters and setters in a module: a class may inherit one, and an assignment would call it. */
export function accessorsOf(source: string): string[] {
  return [...source.matchAll(/^\s*(?:static )?[gs]et ([\w$]+)\(/gm)].map(([, name = ""]) => name);
}

/** A module of Univer whose constructors assign their fields. */
export function assignFields(source: string, accessors: ReadonlySet<string>): string {
  return source.replace(FIELD_DEFINITION, (definition, name: string) =>
    accessors.has(name) ? definition : `(this.${name} = `,
  );
}
