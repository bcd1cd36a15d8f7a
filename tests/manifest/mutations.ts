import { WELL_FORMED } from "./manifestRules";

/** Ways to break each rule: what is changed, and how. */
export const MUTATIONS: Record<string, [what: string, from: string | RegExp, to: string][]> = {
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
