import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { version } from "../package.json";

const ROOT = path.resolve(__dirname, "..");
const DIST = path.join(ROOT, "dist");

// -- Reading XML --------------------------------------------------------------------------------------------------

interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const MARKUP =
  /<\?xml [^?]*\?>|<!--(?:(?!--)[^])*-->|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[^\s=<>"']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(/&([^;\s]*;?)/g, (whole, name: string) => {
    const character = ENTITIES[name.slice(0, -1)];
    if (character === undefined || !name.endsWith(";")) throw new Error(`"${whole}" is no entity of XML`);
    return character;
  });
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = "", double, single] of text.matchAll(ATTRIBUTE)) {
    if (Object.hasOwn(attributes, name)) throw new Error(`the attribute ${name} is there twice`);
    attributes[name] = decode(double ?? single ?? "");
  }
  return attributes;
}

/** Every prefix in use is declared on the element or around it. */
function checkPrefixes(element: XmlElement, declared: ReadonlySet<string>): void {
  const names = Object.keys(element.attributes);
  const here = new Set([...declared, ...names.flatMap((name) => /^xmlns:(.+)$/.exec(name)?.[1] ?? [])]);
  for (const name of [element.name, ...names]) {
    const [prefix = "", local] = name.split(":");
    if (local !== undefined && !here.has(prefix)) throw new Error(`the prefix of ${name} is not declared`);
  }
  for (const child of element.children) checkPrefixes(child, here);
}

/**
 * Reads the part of XML that a manifest is written in, strictly: a document type, CDATA and unknown entities are
 * errors. None of the packages that we list offers an XML parser.
 */
function readXml(xml: string): XmlElement {
  const top: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [top];
  for (let at = 0; at < xml.length;) {
    const parent = open.at(-1) ?? top;
    const line = xml.slice(0, at).split("\n").length;
    if (xml[at] !== "<") {
      const end = xml.indexOf("<", at) < 0 ? xml.length : xml.indexOf("<", at);
      parent.text += decode(xml.slice(at, end));
      at = end;
      continue;
    }
    MARKUP.lastIndex = at;
    const match = MARKUP.exec(xml);
    if (!match) throw new Error(`line ${line}: this is no markup`);
    if (match[0].startsWith("<?") && at > 0)
      throw new Error(`line ${line}: the declaration does not come first`);
    at = MARKUP.lastIndex;
    const [, closing, opening, attributes = "", empty] = match;
    if (closing !== undefined) {
      if (open.length === 1 || closing !== parent.name)
        throw new Error(`line ${line}: </${closing}> closes nothing`);
      open.pop();
    } else if (opening !== undefined) {
      const element = { name: opening, attributes: readAttributes(attributes), children: [], text: "" };
      parent.children.push(element);
      if (!empty) open.push(element);
    }
  }
  const [root, ...others] = top.children;
  if (open.length > 1) throw new Error(`<${open.at(-1)?.name}> is not closed`);
  if (!root || others.length > 0 || top.text.trim() !== "") throw new Error("there is not exactly one root");
  checkPrefixes(root, new Set(["xml", "xmlns"]));
  return root;
}

function descendants(element: XmlElement): XmlElement[] {
  return element.children.flatMap((child) => [child, ...descendants(child)]);
}

/** The elements that a path of names leads to. `Hosts/Host` is not found below `VersionOverrides/Hosts`. */
function select(element: XmlElement, names: string): XmlElement[] {
  return names
    .split("/")
    .reduce(
      (found, name) => found.flatMap(({ children }) => children.filter((c) => c.name === name)),
      [element],
    );
}

// -- What a manifest must be --------------------------------------------------------------------------------------

interface Manifest {
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

const RULES: Record<string, Rule> = {
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

const WELL_FORMED = "is well-formed XML";

/** The rules that a manifest breaks, each with what is wrong. */
function brokenRules(xml: string, folders: readonly string[]): Record<string, string[]> {
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

// -- The checks ---------------------------------------------------------------------------------------------------

const COMMITTED = fs.readFileSync(path.join(ROOT, "manifest.xml"), "utf8");
const COMMITTED_FOLDERS = [ROOT, DIST];

describe.each([
  { name: "manifest.xml", file: path.join(ROOT, "manifest.xml"), folders: COMMITTED_FOLDERS },
  { name: "dist/manifest.xml", file: path.join(DIST, "manifest.xml"), folders: [DIST] },
])("$name", ({ file, folders }) => {
  const broken = brokenRules(fs.readFileSync(file, "utf8"), folders);

  test.each([WELL_FORMED, ...Object.keys(RULES)])("%s", (rule) => {
    expect(broken[rule] ?? []).toEqual([]);
  });
});

/** Ways to break each rule: what is changed, and how. */
const MUTATIONS: Record<string, [what: string, from: string | RegExp, to: string][]> = {
  [WELL_FORMED]: [
    ["wrong closing tag", "</Hosts>", "</Host>"],
    ["root not closed", "</OfficeApp>", ""],
    ["second root", "</OfficeApp>", "</OfficeApp><OfficeApp/>"],
    ["attribute without quotes", '<bt:Image id="Icon.16"', "<bt:Image id=Icon.16"],
    ["attribute twice", '<bt:Image id="Icon.16"', '<bt:Image id="Icon.16" id="Icon.17"'],
    ["bare &", "in the sheet", "in the sheet & elsewhere"],
    ["unknown entity", "in the sheet", "in the&nbsp;sheet"],
    ["bare <", "in the sheet", "in the <sheet"],
    ["undeclared prefix", / xmlns:bt="[^"]*"/, ""],
    ["-- in a comment", "<Hosts>", "<!-- a -- b --><Hosts>"],
    ["line before the declaration", "<?xml", "\n<?xml"],
  ],
  "is a task pane add-in for workbooks": [
    ["namespace", "appforoffice/1.1", "appforoffice/1.0"],
    ["kind of add-in", 'xsi:type="TaskPaneApp"', 'xsi:type="ContentApp"'],
    ["namespace of basic types", "officeappbasictypes", "officeapptypes"],
    ["namespace of types", "XMLSchema-instance", "XMLSchema"],
    ["namespace of the overrides", "taskpaneappversionoverrides", "mailappversionoverrides"],
    ["version of the overrides", "VersionOverridesV1_0", "VersionOverridesV1_1"],
    ["base host", 'Host Name="Workbook"', 'Host Name="Document"'],
    ["host of the overrides", 'Host xsi:type="Workbook"', 'Host xsi:type="Document"'],
  ],
  "has its elements in the schema's order": [
    ["Version before Id", /(<Id>.*<\/Id>)\s*(<Version>.*<\/Version>)/, "$2$1"],
    ["Page before Script", /(<Script>[^]*<\/Script>)\s*(<Page>[^]*<\/Page>)/, "$2$1"],
    ["Urls before Images", /(<bt:Images>[^]*<\/bt:Images>)\s*(<bt:Urls>[^]*<\/bt:Urls>)/, "$2$1"],
    ["no SupportUrl", /<SupportUrl.*>/, ""],
    ["two SupportUrl", /(<SupportUrl.*>)/, "$1$1"],
    ["unknown element", "<Supertip>", "<Supertip><Icon/>"],
  ],
  "has a GUID as Id": [["too short", /<Id>.*</, "<Id>6f0c6b7e-2f5c-4a3a-9a57<"]],
  "has a version of four parts with at most five digits": [
    ["three parts", /<Version>.*</, "<Version>0.1.0<"],
    ["five parts", /<Version>.*</, "<Version>0.1.0.0.0<"],
    ["six digits", /<Version>.*</, "<Version>0.1.123456.0<"],
    ["a word", /<Version>.*</, "<Version>0.1.0.0-beta<"],
  ],
  "has the version of package.json": [["another version", /<Version>.*</, "<Version>99.1.0.0<"]],
  "has names of at most 125 characters": [
    ["126", /<DisplayName .*>/, `<DisplayName DefaultValue="${"n".repeat(126)}"/>`],
    ["none", /<ProviderName>.*</, "<ProviderName><"],
  ],
  "has a description of at most 250 characters": [
    ["251", /<Description DefaultValue=".*"/, `<Description DefaultValue="${"d".repeat(251)}"`],
    ["none", /<Description DefaultValue=".*"/, '<Description DefaultValue=""'],
  ],
  "may read and write the document": [["reads only", "ReadWriteDocument", "ReadDocument"]],
  "has https addresses of at most 2048 characters": [
    ["http for the icon", "https://localhost", "http://localhost"],
    ["http for the functions", "https://localhost:3000/functions.js", "http://localhost:3000/functions.js"],
    ["long address", "/functions.html", `/${"f/".repeat(1024)}`],
  ],
  "has addresses below one base, each a file that the add-in serves": [
    ["no such file", "/functions.json", "/functions.jsn"],
    ["a folder", "/assets/icon-64.png", "/assets"],
    ["another host", "https://localhost:3000/functions.js", "https://elsewhere.example/functions.js"],
  ],
  "leads to the page of all functions for support": [
    ["the pane", /(<SupportUrl .*)functions.html/, "$1taskpane.html"],
  ],
  "has resids of at most 32 characters": [["33", /Help\.Url/g, `Help.${"U".repeat(28)}`]],
  "defines every resid exactly once": [
    ["twice", 'bt:Url id="Help.Url"', 'bt:Url id="Pane.Url"'],
    ["never", 'resid="Icon.80"', 'resid="Icon.81"'],
  ],
  "uses every resource": [["unused address", /<LearnMoreUrl.*>/, ""]],
  "takes each resource from the list of its kind": [
    ["short string for a long one", 'resid="OpenPane.Tip"', 'resid="OpenPane.Label"'],
    ["image for an address", 'FunctionFile resid="Pane.Url"', 'FunctionFile resid="Icon.16"'],
  ],
  "has short strings of 1 to 125 and long strings of 1 to 250 characters": [
    ["126 short", /id="Group.Label" DefaultValue=".*"/, `id="Group.Label" DefaultValue="${"s".repeat(126)}"`],
    [
      "251 long",
      /id="OpenPane.Tip" DefaultValue=".*"/,
      `id="OpenPane.Tip" DefaultValue="${"l".repeat(251)}"`,
    ],
    ["empty", /id="OpenPane.Tip" DefaultValue=".*"/, 'id="OpenPane.Tip" DefaultValue=""'],
    ["blank", /id="Group.Label" DefaultValue=".*"/, 'id="Group.Label" DefaultValue=" "'],
  ],
  "has icons of 16, 32 and 80 pixels for each group and control": [
    ["group without 32", /<bt:Image size="32".*>/, ""],
    ["control without 80", /(<Supertip>[^]*)<bt:Image size="80".*>/, "$1"],
  ],
  "has icon files of just those pixels": [
    ["32 for 16", "icon-16.png", "icon-32.png"],
    ["32 for 64", "icon-64.png", "icon-32.png"],
    ["no such file", "icon-80.png", "icon-81.png"],
    ["no PNG", "icon-80.png", "icon.svg"],
  ],
  "has unique ids of groups and controls": [
    ["control like group", 'id="HciPlanner.OpenPane"', 'id="HciPlanner.Group"'],
  ],
  "has one page for runtime, functions, commands and pane": [
    ["other runtime", 'Runtime resid="Pane.Url"', 'Runtime resid="Help.Url"'],
    ["other commands", 'FunctionFile resid="Pane.Url"', 'FunctionFile resid="Help.Url"'],
    ["other functions", /(<Page>\s*<SourceLocation resid=")Pane\.Url/, "$1Help.Url"],
    ["other pane", /(<TaskpaneId>[^]*<SourceLocation resid=")Pane\.Url/, "$1Help.Url"],
    ["other default", /(<SourceLocation DefaultValue=".*)taskpane/, "$1functions"],
  ],
  "has Runtimes first in its host, one that lives long": [
    ["second", /(<Runtimes>[^]*<\/Runtimes>)\s*(<AllFormFactors>[^]*<\/AllFormFactors>)/, "$2$1"],
    ["short", 'lifetime="long"', 'lifetime="short"'],
  ],
  "has no Namespace": [["one", "</Metadata>", '</Metadata><Namespace resid="Group.Label"/>']],
  "has no EquivalentAddins": [["some", "</Resources>", "</Resources><EquivalentAddins/>"]],
  "asks for SharedRuntime 1.1 and at most CustomFunctionsRuntime 1.3": [
    ["functions 1.4", 'MinVersion="1.3"', 'MinVersion="1.4"'],
    ["runtime 1.2", 'Name="SharedRuntime" MinVersion="1.1"', 'Name="SharedRuntime" MinVersion="1.2"'],
    ["no runtime", /<Set Name="SharedRuntime".*>/, ""],
    ["one more set", "</Sets>", '<Set Name="ExcelApi" MinVersion="1.13"/></Sets>'],
  ],
};

describe("every rule can fail", () => {
  test.each([WELL_FORMED, ...Object.keys(RULES)])("%s", (rule) => {
    const mutations = MUTATIONS[rule] ?? [];
    const missed = mutations.filter(([, from, to]) => {
      const mutated = COMMITTED.replace(from, to);
      return mutated === COMMITTED || !(rule in brokenRules(mutated, COMMITTED_FOLDERS));
    });
    expect(missed.map(([what]) => what)).toEqual([]);
    expect(mutations.length).toBeGreaterThan(0);
  });
});

describe("a build for another address", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
  const base = "https://tools.example.com/hci";

  beforeAll(() => {
    const webpack = require.resolve("webpack-cli/bin/cli.js");
    const options = ["--mode", "production", "--config-name", "functions", "--config-name", "pane"];
    execFileSync(process.execPath, [webpack, ...options, "--output-path", folder, "--no-cache"], {
      cwd: ROOT,
      // The slash at the end is one that people type.
      env: { ...process.env, HCI_PLANNER_URL: `${base}/` },
      stdio: "pipe",
    });
  }, 120_000);

  afterAll(() => fs.rmSync(folder, { recursive: true }));

  test("has a manifest that keeps every rule", () => {
    expect(brokenRules(fs.readFileSync(path.join(folder, "manifest.xml"), "utf8"), [folder])).toEqual({});
  });

  test("differs from the committed manifest in the address alone", () => {
    const built = fs.readFileSync(path.join(folder, "manifest.xml"), "utf8");
    expect(built).toBe(COMMITTED.replaceAll("https://localhost:3000", base));
  });

  test("has the address in the help link of every function", () => {
    const metadata = fs.readFileSync(path.join(folder, "functions.json"), "utf8");
    const { functions } = JSON.parse(metadata) as { functions: { id: string; helpUrl: string }[] };
    expect(functions.map(({ helpUrl }) => helpUrl)).toEqual(
      functions.map(({ id }) => `${base}/functions.html#${id.toLowerCase()}`),
    );
  });

  test("names localhost nowhere", () => {
    const files = fs.readdirSync(folder, { encoding: "utf8", recursive: true });
    const texts = files.filter((file) => /\.(html|js|json|xml|css)$/.test(file));
    expect(texts).toEqual(expect.arrayContaining(["functions.js", "manifest.xml", "taskpane.html"]));
    expect(
      texts.filter((file) => fs.readFileSync(path.join(folder, file), "utf8").includes("localhost")),
    ).toEqual([]);
  });
});
