import {
  type DocumentDataModel,
  DOCS_NORMAL_EDITOR_UNIT_ID_KEY as CELL_EDITOR,
  IUniverInstanceService,
  type Univer,
} from "@univerjs/core";
import { IEditorBridgeService } from "@univerjs/preset-sheets-core";
import type { UniverSnapshot } from "../../workbook/writers/univer/snapshot";
import type { Draft } from "../saved/storedWorkbook";
import { typedCell } from "./typedCell";

/** The text that is being typed into a cell, if any. */
export function draftIn(univer: Univer): Draft | undefined {
  const injector = univer.__getInjector();
  const editor = injector.get(IEditorBridgeService);
  const place = editor.isVisible().visible ? editor.getEditLocation() : undefined;
  if (!place) return undefined;
  const document = injector.get(IUniverInstanceService).getUnit<DocumentDataModel>(CELL_EDITOR);
  const text = document?.getSnapshot().body?.dataStream.replace(/\r\n$/, "") ?? "";
  return { sheetId: place.sheetId, row: place.row, column: place.column, text };
}

/** A workbook with a text entered into a cell, as a user would who types it. */
export function withDraft(snapshot: UniverSnapshot, { sheetId, row, column, text }: Draft): UniverSnapshot {
  const sheet = snapshot.sheets[sheetId];
  if (!sheet) return snapshot;
  const cells = sheet.cellData[row] ?? {};
  const cell = typedCell(text, cells[column]?.s);
  const cellData = { ...sheet.cellData, [row]: { ...cells, [column]: cell } };
  return { ...snapshot, sheets: { ...snapshot.sheets, [sheetId]: { ...sheet, cellData } } };
}
