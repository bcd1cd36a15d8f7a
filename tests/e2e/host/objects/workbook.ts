import { notFound } from "../hostError";
import { HostObject, type ObjectType } from "../richApi/hostObject";
import type { Workbook } from "../workbook/workbook";
import { APPLICATION } from "./application";
import { Cells } from "./cells";
import { COMMENTS } from "./comments";
import { CUSTOM_XML_PARTS } from "./customXml";
import { NAMES } from "./names";
import { RANGE_AREAS, rangeOf } from "./range";
import { recordedIn } from "./recorded";
import { TABLES } from "./table";
import { WORKSHEETS } from "./worksheet";

const PROPERTIES: ObjectType<Workbook, Excel.DocumentProperties> = {
  name: "DocumentProperties",
  ...recordedIn<Excel.DocumentProperties, Workbook>(({ properties }) => properties, {
    Title: "",
    Subject: "",
    Author: "",
    Comments: "",
    Keywords: "",
    Category: "",
  }),
};

interface Setting {
  workbook: Workbook;
  key: string;
}

const SETTING: ObjectType<Setting, Excel.Setting> = {
  name: "Setting",
  identity: ({ key }) => ({ _Id: key }),
  get: { Key: ({ key }) => key, Value: ({ workbook, key }) => workbook.settings.get(key) },
  set: { Value: ({ workbook, key }, value) => void workbook.settings.set(key, value) },
  call: { Delete: ({ workbook, key }) => void workbook.settings.delete(key) },
};

const SETTINGS: ObjectType<Workbook, Excel.SettingCollection> = {
  name: "SettingCollection",
  call: {
    Add: (workbook, [key, value]) => {
      workbook.settings.set(key, value);
      return HostObject.of(SETTING, { workbook, key });
    },
    GetItem: (workbook, [key]) => {
      if (!workbook.settings.has(key)) throw notFound(`the setting ${key}`);
      return HostObject.of(SETTING, { workbook, key });
    },
    GetItemOrNullObject: (workbook, [key]) =>
      workbook.settings.has(key) ? HostObject.of(SETTING, { workbook, key }) : null,
    GetCount: ({ settings }) => settings.size,
  },
  items: (workbook) => [...workbook.settings.keys()].map((key) => HostObject.of(SETTING, { workbook, key })),
};

const selected = ({ active, selection }: Workbook): Cells => new Cells(active, selection);

/** On the web, `Excel.createWorkbook` is a call of the workbook that has no public name. */
interface WebWorkbook extends Excel.Workbook {
  createAndOpenWorkbook(base64?: string): void;
}

/** `context.workbook`. */
export const WORKBOOK: ObjectType<Workbook, WebWorkbook> = {
  name: "Workbook",
  get: {
    Name: () => "Book1.xlsx",
    Worksheets: (workbook) => HostObject.of(WORKSHEETS, workbook),
    Tables: (workbook) => HostObject.of(TABLES, { workbook, sheet: undefined }),
    Names: (workbook) => HostObject.of(NAMES, { workbook, sheet: undefined }),
    Comments: (workbook) => HostObject.of(COMMENTS, { workbook, sheet: undefined }),
    Application: (workbook) => HostObject.of(APPLICATION, workbook),
    Properties: (workbook) => HostObject.of(PROPERTIES, workbook),
    Settings: (workbook) => HostObject.of(SETTINGS, workbook),
    CustomXmlParts: (workbook) => HostObject.of(CUSTOM_XML_PARTS, { workbook }),
  },
  call: {
    GetSelectedRange: (workbook) => rangeOf(selected(workbook).at(selected(workbook).area)),
    GetSelectedRanges: (workbook) => HostObject.of(RANGE_AREAS, selected(workbook)),
    GetActiveCell: (workbook) => {
      const { row, column } = selected(workbook).area;
      return rangeOf(new Cells(workbook.active, [{ row, column, rows: 1, columns: 1 }]));
    },
    _RemoveReference: (_workbook, [id], session) => session.forget(String(id)),
    CreateAndOpenWorkbook: (_workbook, [file], session) => session.openFile(file ?? undefined),
    InsertWorksheetsFromBase64: (_workbook, [file, options], session) =>
      session.insertFile(file, (options ?? {}) as Parameters<typeof session.insertFile>[1]),
  },
};
