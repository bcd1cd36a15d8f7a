import fs from "node:fs";
import path from "node:path";
import { version } from "../../package.json";
import { descendants, readXml, select, type XmlElement } from "./readXml";

export interface Manifest {
  root: XmlElement;
  /** Root and everything in it. */
  all: XmlElement[];
  /** Definitions below Resources. */
  resources: XmlElement[];
  /** Folders of what the add-in serves. */
  folders: readonly string[];
}

/** Says what is wrong, nothing where the rule is kept. */
type Rule = (manifest: Manifest) => string[];

const BASIC = "http://schemas.microsoft.com/office/officeappbasictypes/1.0";

/** Children in the order that the schema wants; `*` marks those that must be there. */
const ORDER: Record<string, string> = {
  OfficeApp:
    "Id* AlternateId Version* ProviderName* DefaultLocale* DisplayName* Description* IconUrl* " +
    "HighResolutionIconUrl* SupportUrl* AppDomains Hosts* Requirements* DefaultSettings* Permissions* " +
    "VersionOverrides*",
  VersionOverrides: "Description Requirements Hosts* Resources*",
  "Host:Workbook": "Runtimes* AllFormFactors* DesktopFormFactor*",
  "ExtensionPoint:CustomFunctions": "Script* Page* Metadata* Namespace",
  DesktopFormFactor: "GetStarted FunctionFile* ExtensionPoint*",
  GetStarted: "Title* Description* LearnMoreUrl*",
  Group: "Label* Icon* Control*",
  "Control:Button": "Label* Supertip* Icon* Action*",
  Supertip: "Title* Description*",
  "Action:ShowTaskpane": "TaskpaneId SourceLocation*",
  "Action:ExecuteFunction": "FunctionName*",
  Resources: "bt:Images* bt:Urls* bt:ShortStrings* bt:LongStrings*",
};

/** Elements that may stand several times in a row. */
const REPEATED = ["ExtensionPoint", "Control", "Group"];

/** What kind of resource an element's resid names. */
const KINDS: Record<string, string> = {
  Label: "bt:ShortStrings",
  Title: "bt:ShortStrings",
  Description: "bt:LongStrings",
  "bt:Image": "bt:Images",
};

const RIBBON_ICONS = [16, 32, 80];

const typeOf = (element: XmlElement) => element.attributes["xsi:type"];
const key = (element: XmlElement) => (typeOf(element) ? `${element.name}:${typeOf(element)}` : element.name);
const valueOf = (element: XmlElement) => element.attributes.DefaultValue ?? "";
const duplicates = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);
const when = (wrong: boolean, problem: string) => (wrong ? [problem] : []);

function named({ all }: Manifest, ...names: string[]): XmlElement[] {
  return all.filter(({ name }) => names.includes(name));
}

function topText({ root }: Manifest, name: string): string {
  const [element] = select(root, name);
  return element?.attributes.DefaultValue ?? element?.text ?? "";
}

function withResid({ all }: Manifest): XmlElement[] {
  return all.filter(({ attributes }) => attributes.resid !== undefined);
}

function residOf(element: XmlElement | undefined): string {
  return element?.attributes.resid ?? "";
}

/** Every address in the manifest. */
function addresses(manifest: Manifest): string[] {
  const locations = named(manifest, "IconUrl", "HighResolutionIconUrl", "SupportUrl", "SourceLocation");
  const resources = named(manifest, "bt:Url").concat(
    manifest.resources.filter(({ name }) => name === "bt:Image"),
  );
  return [...locations.filter((element) => residOf(element) === ""), ...resources].map(valueOf);
}

/** The address that the whole add-in is below: where the pane page is. */
function baseOf({ root }: Manifest): string {
  const [page] = select(root, "DefaultSettings/SourceLocation");
  return (page ? valueOf(page) : "").replace(/[^/]*$/, "");
}

/** The file that an address of the add-in serves. */
function fileOf(manifest: Manifest, address: string): string | undefined {
  const base = baseOf(manifest);
  if (!address.startsWith(base)) return undefined;
  const name = address.slice(base.length);
  return manifest.folders
    .map((folder) => path.join(folder, name))
    .find((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile());
}

/** Width and height from the header of a PNG file, undefined for what is none. */
function pngSize(file: string | undefined): [number, number] | undefined {
  if (file === undefined) return undefined;
  const bytes = fs.readFileSync(file);
  const isPng = bytes.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"));
  return isPng ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : undefined;
}

function notOfSize(manifest: Manifest, address: string, size: number): string[] {
  const found = pngSize(fileOf(manifest, address));
  return when(
    found?.[0] !== size || found[1] !== size,
    `${address} is ${found?.join(" x ")}, not ${size} x ${size}`,
  );
}

function outOfOrder(element: XmlElement): string[] {
  const order = ORDER[key(element)] ?? ORDER[element.name];
  // The Host of the base manifest and elements without an entry have free or no content.
  if (order === undefined) return [];
  const words = order.split(" ");
  const known = words.map((word) => word.replace("*", ""));
  const names = element.children.map(({ name }) => name);
  const sorted = [...names].sort((a, b) => known.indexOf(a) - known.indexOf(b));
  return [
    ...names.filter((name) => !known.includes(name)).map((name) => `${element.name} has no ${name}`),
    ...duplicates(names)
      .filter((name) => !REPEATED.includes(name))
      .map((name) => `${element.name} has two ${name}`),
    ...words
      .filter((word) => word.endsWith("*") && !names.includes(word.slice(0, -1)))
      .map((word) => `${element.name} lacks ${word.slice(0, -1)}`),
    ...when(names.join() !== sorted.join(), `${element.name} has ${names.join()}, not ${sorted.join()}`),
  ];
}

export const RULES: Record<string, Rule> = {
  "is a task pane add-in for workbooks": ({ root }) => [
    ...when(
      root.attributes.xmlns !== "http://schemas.microsoft.com/office/appforoffice/1.1",
      "namespace of OfficeApp",
    ),
    ...when(key(root) !== "OfficeApp:TaskPaneApp", `the root is ${key(root)}`),
    ...when(root.attributes["xmlns:bt"] !== BASIC, "namespace bt"),
    ...when(root.attributes["xmlns:xsi"] !== "http://www.w3.org/2001/XMLSchema-instance", "namespace xsi"),
    ...select(root, "VersionOverrides").flatMap(({ attributes }) => [
      ...when(
        attributes.xmlns !== "http://schemas.microsoft.com/office/taskpaneappversionoverrides",
        "namespace of VersionOverrides",
      ),
      ...when(attributes["xsi:type"] !== "VersionOverridesV1_0", "type of VersionOverrides"),
    ]),
    ...when(select(root, "Hosts/Host")[0]?.attributes.Name !== "Workbook", "base host"),
    ...when(
      select(root, "VersionOverrides/Hosts/Host").map(typeOf).join() !== "Workbook",
      "host of the overrides",
    ),
  ],
  "has its elements in the schema's order": ({ all }) => all.flatMap(outOfOrder),
  "has a GUID as Id": (manifest) =>
    when(
      !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(topText(manifest, "Id")),
      topText(manifest, "Id"),
    ),
  "has a version of four parts with at most five digits": (manifest) =>
    when(!/^\d{1,5}(\.\d{1,5}){3}$/.test(topText(manifest, "Version")), topText(manifest, "Version")),
  "has the version of package.json": (manifest) =>
    when(
      topText(manifest, "Version") !== `${version}.0`,
      `${topText(manifest, "Version")}, not ${version}.0`,
    ),
  "has names of at most 125 characters": (manifest) =>
    ["DisplayName", "ProviderName"].filter((name) => !/^.{1,125}$/.test(topText(manifest, name))),
  "has a description of at most 250 characters": (manifest) =>
    when(!/^.{1,250}$/.test(topText(manifest, "Description")), topText(manifest, "Description")),
  "may read and write the document": (manifest) =>
    when(topText(manifest, "Permissions") !== "ReadWriteDocument", topText(manifest, "Permissions")),
  "has https addresses of at most 2048 characters": (manifest) =>
    addresses(manifest).filter((address) => !/^https:\/\/[^\s]+$/.test(address) || address.length > 2048),
  "has addresses below one base, each a file that the add-in serves": (manifest) =>
    addresses(manifest).filter(
      (address) => !address.startsWith(baseOf(manifest)) || fileOf(manifest, address) === undefined,
    ),
  "leads to the page of all functions for support": (manifest) =>
    when(
      topText(manifest, "SupportUrl") !== `${baseOf(manifest)}functions.html`,
      topText(manifest, "SupportUrl"),
    ),
  "has resids of at most 32 characters": (manifest) =>
    [
      ...withResid(manifest).map(residOf),
      ...manifest.resources.map(({ attributes }) => attributes.id ?? ""),
    ].filter((resid) => !/^.{1,32}$/.test(resid)),
  "defines every resid exactly once": (manifest) => {
    const defined = manifest.resources.map(({ attributes }) => attributes.id ?? "");
    return [
      ...duplicates(defined).map((id) => `${id} is defined twice`),
      ...withResid(manifest)
        .map(residOf)
        .filter((resid) => !defined.includes(resid))
        .map((resid) => `${resid} is not defined`),
    ];
  },
  "uses every resource": (manifest) => {
    const used = withResid(manifest).map(residOf);
    return manifest.resources.map(({ attributes }) => attributes.id ?? "").filter((id) => !used.includes(id));
  },
  "takes each resource from the list of its kind": (manifest) =>
    withResid(manifest)
      .filter((element) => {
        const kind = KINDS[element.name] ?? "bt:Urls";
        const lists = select(manifest.root, `VersionOverrides/Resources/${kind}`);
        return !lists
          .flatMap(({ children }) => children)
          .some(({ attributes }) => attributes.id === residOf(element));
      })
      .map((element) => `${element.name} ${residOf(element)}`),
  "has short strings of 1 to 125 and long strings of 1 to 250 characters": ({ root }) =>
    Object.entries({ ShortStrings: /^.{1,125}$/, LongStrings: /^.{1,250}$/ }).flatMap(([list, length]) =>
      select(root, `VersionOverrides/Resources/bt:${list}/bt:String`)
        .filter((string) => !length.test(valueOf(string)) || valueOf(string).trim() === "")
        .map(({ attributes }) => attributes.id ?? ""),
    ),
  "has icons of 16, 32 and 80 pixels for each group and control": (manifest) =>
    named(manifest, "Group", "Control").flatMap((element) => {
      const sizes = select(element, "Icon/bt:Image").map(({ attributes }) => Number(attributes.size));
      return RIBBON_ICONS.filter((size) => !sizes.includes(size)).map(
        (size) => `${element.attributes.id}: ${size}`,
      );
    }),
  "has icon files of just those pixels": (manifest) => [
    ...notOfSize(manifest, topText(manifest, "IconUrl"), 32),
    ...notOfSize(manifest, topText(manifest, "HighResolutionIconUrl"), 64),
    ...named(manifest, "bt:Image")
      .filter((image) => residOf(image) !== "")
      .flatMap((image) => {
        const definition = manifest.resources.find(({ attributes }) => attributes.id === residOf(image));
        return notOfSize(manifest, definition ? valueOf(definition) : "", Number(image.attributes.size));
      }),
  ],
  "has unique ids of groups and controls": (manifest) =>
    duplicates(named(manifest, "OfficeTab", "Group", "Control").map(({ attributes }) => attributes.id ?? "")),
  "has one page for runtime, functions, commands and pane": (manifest) => {
    const pages = [
      ...named(manifest, "Runtime", "FunctionFile"),
      ...named(manifest, "Page", "Action").flatMap((element) => select(element, "SourceLocation")),
    ].map(residOf);
    const page = manifest.resources.find(({ attributes }) => attributes.id === pages[0]);
    const [start] = select(manifest.root, "DefaultSettings/SourceLocation");
    return [
      ...when(new Set(pages).size !== 1, `several pages: ${pages.join()}`),
      ...when(!page || !start || valueOf(page) !== valueOf(start), "the default page is another"),
    ];
  },
  "has Runtimes first in its host, one that lives long": ({ root }) =>
    select(root, "VersionOverrides/Hosts/Host").flatMap(({ children: [first] }) => {
      const lifetimes =
        first?.name === "Runtimes" ? first.children.map(({ attributes }) => attributes.lifetime) : [];
      return when(lifetimes.join() !== "long", `${first?.name}: ${lifetimes.join()}`);
    }),
  // Functions are typed as =VSAN_GHZ(...), without a prefix.
  "has no Namespace": (manifest) => named(manifest, "Namespace").map(residOf),
  // It would change how formulas are stored.
  "has no EquivalentAddins": (manifest) => named(manifest, "EquivalentAddins").map(({ name }) => name),
  "asks for SharedRuntime 1.1 and at most CustomFunctionsRuntime 1.3": (manifest) => {
    const sets = named(manifest, "Set").map(
      ({ attributes }) => `${attributes.Name} ${attributes.MinVersion}`,
    );
    return [
      ...when(!sets.includes("SharedRuntime 1.1"), "SharedRuntime 1.1 is missing"),
      ...sets.filter((set) => !/^(SharedRuntime 1\.1|CustomFunctionsRuntime 1\.[1-3])$/.test(set)),
    ];
  },
};

export const WELL_FORMED = "is well-formed XML";

/** The rules that a manifest breaks, each with what is wrong. */
export function brokenRules(xml: string, folders: readonly string[]): Record<string, string[]> {
  let root: XmlElement;
  try {
    root = readXml(xml);
  } catch (error) {
    return { [WELL_FORMED]: [String(error)] };
  }
  const lists = select(root, "VersionOverrides/Resources").flatMap(({ children }) => children);
  const manifest: Manifest = {
    root,
    all: [root, ...descendants(root)],
    resources: lists.flatMap(({ children }) => children),
    folders,
  };
  return Object.fromEntries(
    Object.entries(RULES)
      .map(([name, rule]) => [name, rule(manifest)] as const)
      .filter(([, problems]) => problems.length > 0),
  );
}
