import { invalidArgument, notFound } from "../hostError";
import { HostObject, type ObjectType } from "../richApi/hostObject";
import type { Workbook } from "../workbook/workbook";

interface Part {
  workbook: Workbook;
  id: string;
}

/** All parts of the workbook, or those of one namespace. */
interface PartScope {
  workbook: Workbook;
  namespace?: string;
}

const xmlOf = ({ workbook, id }: Part): string => workbook.xmlParts.get(id) ?? "";

const PART: ObjectType<Part, Excel.CustomXmlPart> = {
  name: "CustomXmlPart",
  identity: ({ id }) => ({ Id: id }),
  get: { Id: ({ id }) => id, NamespaceUri: (part) => namespaceOf(xmlOf(part)) },
  call: {
    GetXml: xmlOf,
    SetXml: ({ workbook, id }, [xml]) => void workbook.xmlParts.set(id, String(xml)),
    Delete: ({ workbook, id }) => void workbook.xmlParts.delete(id),
  },
};

/** That of the root element, which must be written without a prefix. */
function namespaceOf(xml: string): string {
  return /^<\w+ (?:[^>]* )?xmlns="([^"]*)"/.exec(xml)?.[1] ?? "";
}

function idsOf({ workbook, namespace }: PartScope): string[] {
  return [...workbook.xmlParts]
    .filter(([, xml]) => namespace === undefined || namespaceOf(xml) === namespace)
    .map(([id]) => id);
}

function item({ workbook }: PartScope, id: string): HostObject {
  return HostObject.of(PART, { workbook, id });
}

function itemOrNull(scope: PartScope, id: string): HostObject | null {
  return idsOf(scope).includes(id) ? item(scope, id) : null;
}

const members = {
  GetCount: (scope: PartScope) => idsOf(scope).length,
  GetItem: (scope: PartScope, [id]: readonly [string]) => {
    const found = itemOrNull(scope, id);
    if (!found) throw notFound(`the custom XML part ${id}`);
    return found;
  },
  GetItemOrNullObject: (scope: PartScope, [id]: readonly [string]) => itemOrNull(scope, id),
};

const items = (scope: PartScope): HostObject[] => idsOf(scope).map((id) => item(scope, id));

const OF_NAMESPACE: ObjectType<PartScope, Excel.CustomXmlPartScopedCollection> = {
  name: "CustomXmlPartScopedCollection",
  call: members,
  items,
};

/** `Workbook.customXmlParts`. */
export const CUSTOM_XML_PARTS: ObjectType<PartScope, Excel.CustomXmlPartCollection> = {
  name: "CustomXmlPartCollection",
  call: {
    ...members,
    Add: (scope, [xml]) => {
      if (!/^<(\w+)[^]*<\/\1>$/.test(xml)) throw invalidArgument(`"${xml.slice(0, 40)}" is no XML`);
      const id = scope.workbook.newId();
      scope.workbook.xmlParts.set(id, xml);
      return item(scope, id);
    },
    GetByNamespace: ({ workbook }, [namespace]) => HostObject.of(OF_NAMESPACE, { workbook, namespace }),
  },
  items,
};
