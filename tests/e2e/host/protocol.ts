/** The messages between the page of an add-in and the window that frames it, as JSON texts. */
export interface Message {
  _messageType: number;
  _actionName: string;
  _conversationId: string;
  _correlationId: number;
  _actionType?: number;
  _data: unknown;
}

export const MESSAGE = { request: 0, response: 1 } as const;
export const ACTION_TYPE = { invoke: 0, registerEvent: 1, unregisterEvent: 2 } as const;

/** Calls of the common API that the host knows, by the number that they go by. */
export const DISPATCH = {
  settingsSave: 76,
  documentCopy: 77,
  documentCopyChunk: 80,
  releaseDocumentCopy: 81,
  richApi: 93,
  commandCompleted: 94,
} as const;

/** Categories and types of events that come as rich API messages. */
export const EVENT = {
  customFunctions: { category: 1, invoke: 1000, cancel: 1001 },
  excel: {
    category: 65_536,
    changed: 10,
    activated: 11,
    deactivated: 12,
    added: 13,
    selected: 14,
    deleted: 15,
  },
} as const;

/** What the add-in page is told about its host before it asks: the name of its window. */
export function windowName(addInId: string, conversationId: string, hostOrigin: string): string {
  // Flags 3: shared runtime and custom functions.
  const host = ["Excel", "Web", "16.01", "en-US", conversationId, "", "disableLogging", "3"];
  return JSON.stringify({
    baseFrameName: `_xdm_${addInId}`,
    hostInfo: host.join("$"),
    xdmInfo: [conversationId, addInId, hostOrigin].join("|"),
    serializerVersion: "1",
    flights: "[]",
    disabledChangeGates: "[]",
  });
}

/** The answer to a page's first question. */
export function appContext(options: {
  addInId: string;
  name: string;
  hostOrigin: string;
  sets: Readonly<Record<string, string>>;
  settings: ReadonlyMap<string, string>;
}): Record<string, unknown> {
  const { addInId, name, hostOrigin, sets, settings } = options;
  return {
    _id: addInId,
    _appName: 16,
    _appVersion: "16.0",
    _appMinorVersion: 1,
    _appUILocale: "en-US",
    _dataLocale: "en-US",
    _docUrl: `${hostOrigin}/Book1.xlsx`,
    _clientMode: 1,
    _settings: [...settings],
    _reason: 1,
    _osfControlType: 1,
    _eToken: "",
    _correlationId: addInId,
    _appInstanceId: addInId,
    _requirementMatrix: JSON.stringify(sets),
    _dialogRequirementMatrix: "{}",
    _hostFullVersion: "16.0.20000.40000",
    _hostCustomMessage: "",
    _clientWindowHeight: 600,
    _clientWindowWidth: 350,
    _addinName: name,
    _appDomains: [],
    _featureGates: {},
    _initialDisplayMode: 2,
    _wacHostEnvironment: "0",
  };
}
