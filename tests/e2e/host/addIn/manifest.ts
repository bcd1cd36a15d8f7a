import { descendants, readXml, type XmlElement } from "../../../manifest/readXml";

/** What Excel reads from a manifest before it opens the add-in. */
export interface Manifest {
  id: string;
  displayName: string;
  /** The page of pane, functions and commands. */
  paneUrl: string;
  /** functions.json. */
  functionsUrl: string;
  /** Requirement sets that a client must have, with their least versions. */
  requirements: Record<string, string>;
  /** Buttons of the ribbon, by the id of their control. */
  buttons: Record<string, { label: string; runs: { functionName: string } | "pane" }>;
}

/** Reads a manifest. That it is sound is tested elsewhere. */
export function readManifest(xml: string): Manifest {
  const all = descendants(readXml(xml));
  const named = (name: string) => all.filter((element) => element.name === name);
  const defaults = new Map(
    all.flatMap(({ attributes: { id, DefaultValue } }) =>
      id && DefaultValue ? [[id, DefaultValue] as const] : [],
    ),
  );
  const resource = (element: XmlElement | undefined) =>
    defaults.get(element?.attributes["resid"] ?? "") ?? "";
  const inside = (name: string, child: string) =>
    named(name).flatMap((element) => descendants(element).filter((other) => other.name === child))[0];
  const sets = named("Set").map(({ attributes }) => [attributes["Name"], attributes["MinVersion"]]);
  const buttons = named("Control").map((control) => {
    const part = (name: string) => descendants(control).find((element) => element.name === name);
    const functionName = part("FunctionName")?.text.trim();
    const runs = functionName ? { functionName } : "pane";
    return [control.attributes["id"], { label: resource(part("Label")), runs }];
  });
  return {
    id: named("Id")[0]?.text.trim() ?? "",
    displayName: named("DisplayName")[0]?.attributes["DefaultValue"] ?? "",
    paneUrl: resource(inside("Page", "SourceLocation")),
    functionsUrl: resource(inside("Metadata", "SourceLocation")),
    requirements: Object.fromEntries(sets) as Record<string, string>,
    buttons: Object.fromEntries(buttons) as Manifest["buttons"],
  };
}
