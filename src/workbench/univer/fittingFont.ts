import { CellValueType, HorizontalAlign, type ObjectMatrix, WrapStrategy } from "@univerjs/core";
import {
  Font,
  FontCache,
  SpreadsheetExtensionRegistry,
  UniverPrintingContext,
} from "@univerjs/engine-render";
import { shownText } from "../grid/shownText";
import { ARROW_ROOM, hasList } from "./listArrow";

type Rendering = Parameters<Font["_renderFontEachCell"]>;
type Context = Rendering[0];
type FontMatrix = Rendering[3];
type FontCacheItem = FontMatrix extends ObjectMatrix<infer Item> ? Item : never;

/** Pixels that Univer leaves free at each side of a cell's text. */
const PADDING = 2;

/**
 * Draws cells whose text is wider than its room.
 *
 * - Wrong in 0.25: a number or text that does not fit is cut at the cell's border. 12,345 in a narrow column reads 12,3.
 * - Why it matters here: an address that lost its last digits is another valid address.
 * - Upstream: a comment in `Text.drawWith` says that it follows Google Sheets. Text for an issue: "A number that is wider
 *   than its column loses digits; Excel shows #### instead."
 */
class FittingFont extends Font {
  override _renderFontEachCell(context: Context, row: number, column: number, fonts: FontMatrix): boolean {
    const font = fonts.getValue(row, column);
    const beside = font && besideArrow(context, font);
    const shown = (beside && fittedFont(context, row, column, beside)) ?? beside;
    if (shown === font) return super._renderFontEachCell(context, row, column, fonts);
    const only = { getValue: () => shown } as unknown as FontMatrix;
    return super._renderFontEachCell(context, row, column, only);
  }
}

/** Draws all cells with the fitting font from now on. */
export function fitDrawnTexts(): void {
  SpreadsheetExtensionRegistry.delete(Font);
  SpreadsheetExtensionRegistry.add(FittingFont);
}

/** A text that ends at the right of its cell stands beside the arrow of the cell's list, which paper does not show. */
function besideArrow({ ctx }: Context, font: FontCacheItem): FontCacheItem {
  const { cellData, horizontalAlign, style } = font;
  if (horizontalAlign !== HorizontalAlign.RIGHT || ctx instanceof UniverPrintingContext) return font;
  if (!hasList(cellData?.customRender)) return font;
  return { ...font, style: { ...style, pd: { ...style?.pd, r: (style?.pd?.r ?? PADDING) + ARROW_ROOM } } };
}

/** What is drawn for a cell instead of its text, if that does not fit. */
function fittedFont(
  context: Context,
  row: number,
  column: number,
  font: FontCacheItem,
): FontCacheItem | undefined {
  const { cellData, documentSkeleton, fontString, vertexAngle = 0, wrapStrategy, style } = font;
  const value = cellData?.v;
  if (!cellData || value === undefined || value === null || documentSkeleton) return undefined;
  if (vertexAngle !== 0 || wrapStrategy === WrapStrategy.WRAP) return undefined;
  if (typeof value === "boolean" || cellData.t === CellValueType.BOOLEAN) return undefined;
  const isNumber = cellData.t === CellValueType.NUMBER || (!cellData.t && typeof value === "number");
  const { leftOffset = 0, rightOffset = 0 } = cellData.fontRenderExtension ?? {};
  const used = leftOffset + rightOffset + (style?.pd?.l ?? PADDING) + (style?.pd?.r ?? PADDING);
  const measure = (text: string) => FontCache.getMeasureText(text, fontString).width;
  const text = String(value);
  const width = measure(text) + used;
  if (width <= cellRoom(context)) return undefined;
  const mayCover = !isNumber && leftOffset + rightOffset === 0 && !context.cellInfo.isMergedMainCell;
  const room = mayCover ? coveredRoom(context, row, column, font, width) : cellRoom(context);
  const shown = shownText({
    text,
    ...(isNumber ? { number: Number(value), isFormatted: typeof value === "string" } : {}),
    width: room - used,
    measure,
  });
  return shown === text ? undefined : { ...font, cellData: { ...cellData, v: shown } };
}

/** Pixels between the borders of a cell or of the merged cells. */
function cellRoom({ cellInfo }: Context): number {
  const { startX, endX } = cellInfo.isMergedMainCell ? cellInfo.mergeInfo : cellInfo;
  return endX - startX;
}

/**
 * Pixels of a cell and of the empty cells that its text may cover. Univer knows them for what the cell showed when the
 * sheet was laid out; a formula's result may have come since.
 */
function coveredRoom(
  { spreadsheetSkeleton: skeleton }: Context,
  row: number,
  column: number,
  { horizontalAlign }: FontCacheItem,
  width: number,
): number {
  const columns = skeleton.getColumnCount();
  const { startColumn, endColumn } = skeleton.getOverflowPosition(
    { width, height: 0 },
    horizontalAlign,
    row,
    column,
    columns,
  );
  if (startColumn < endColumn) skeleton.appendToOverflowCache(row, column, startColumn, endColumn);
  const { columnWidthAccumulation: ends } = skeleton;
  return (ends[endColumn] ?? 0) - (ends[startColumn - 1] ?? 0);
}
