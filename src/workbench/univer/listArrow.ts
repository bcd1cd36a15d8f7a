import {
  DataValidationRenderMode,
  DataValidationType,
  HorizontalAlign,
  type ICellCustomRender,
  type ICellRenderContext,
  type Nullable,
  Injector,
  Plugin,
  setDependencies,
  UniverInstanceType,
  VerticalAlign,
} from "@univerjs/core";
import { DataValidatorRegistryService } from "@univerjs/data-validation";
import { FontCache, getFontStyleString, UniverPrintingContext } from "@univerjs/engine-render";
import { SheetDataValidationModel } from "@univerjs/sheets-data-validation";

/** Pixels that the arrow of a list takes at the right end of its cell. */
export const ARROW_ROOM = 14;

/** The arrow, in pixels, and how far it is from the end of its room. */
const ARROW = { width: 7, height: 4, right: 4 };

const ARROW_COLOR = "#565656";

/** Pixels of a row of usual height: in a higher one the arrow stands beside the first line, if texts do. */
const LINE = 20;

/** Pixels that Univer leaves free at each side of a cell's text. */
const PADDING = 2;

/** The part of Univer's drawing of lists that knows where the arrows are, for clicks. */
interface ArrowPlaces {
  _ensureMap(sheetId: string): Map<string, { left: number; top: number; width: number; height: number }>;
  _generateKey(row: number, column: number): string;
}

/** The cell's place on the sheet, or that of the cells that it is merged with. */
type Place = Pick<ICellRenderContext["primaryWithCoord"], "startX" | "startY" | "endX" | "endY">;

let lists: ICellCustomRender | undefined;

/** Does a cell have a list, given what is drawn over its text? */
export function hasList(drawn: Nullable<readonly ICellCustomRender[]>): boolean {
  return lists !== undefined && drawn?.includes(lists) === true;
}

/**
 * Draws the texts of cells with a list as those of all other cells, and the list's arrow beside them.
 *
 * - Wrong in 0.25: Univer wraps these texts itself and shows the first line alone, so "boot device" reads "boot". They stand two
 *   pixels below the texts of their row. On paper they have arrows, too.
 * - Why it matters here: lists are a third of the inputs of a first page, and a choice that is cut reads as another.
 * - Why not by the injector: what draws lists is made together with their rules.
 * - Upstream: no issue found. Text for one: "DropdownWidget with renderMode ARROW wraps the text of a cell that does not wrap, and
 *   clips all but its first line."
 */
export class ListsAsCells extends Plugin {
  static override readonly pluginName = "lists-as-cells";
  static override readonly type = UniverInstanceType.UNIVER_SHEET;

  constructor(
    _config: undefined,
    protected readonly _injector: Injector,
  ) {
    super();
  }

  /** What draws lists is made at this stage, by a plugin that comes before. */
  override onRendered(): void {
    const rules = this._injector.get(SheetDataValidationModel);
    const validators = this._injector.get(DataValidatorRegistryService);
    const validator = validators.getValidatorItem(DataValidationType.LIST);
    const drawing = validator?.canvasRender;
    if (!validator || !drawing) throw new Error("Univer draws no lists");
    lists = drawing;
    validator.skipDefaultFontRender = ({ renderMode }) => renderMode === DataValidationRenderMode.CUSTOM;
    const looks = validator.getExtraStyle.bind(validator);
    // Declared for the base of a rule, called with a whole one.
    validator.getExtraStyle = (
      rule: Parameters<typeof looks>[0] & { renderMode?: DataValidationRenderMode },
      ...more
    ) => {
      const look = looks(rule, ...more);
      if (!look || rule.renderMode === DataValidationRenderMode.CUSTOM) return look;
      const { tb: _wrapped, ...others } = look;
      return others;
    };
    // Rows are as high as their texts need.
    drawing.calcCellAutoHeight = () => undefined;
    drawing.drawWith = drawingArrows(drawing, rules);
  }
}

setDependencies(ListsAsCells, [Injector], 1);

function drawingArrows(drawing: ICellCustomRender, rules: SheetDataValidationModel): typeof drawing.drawWith {
  const places = drawing as unknown as ArrowPlaces;
  const drawChip = drawing.drawWith.bind(drawing);
  return (context, cell, skeleton: { rowHeaderWidth: number; columnHeaderHeight: number }, all) => {
    const { row, col, unitId, subUnitId, primaryWithCoord } = cell;
    const mode = rules.getRuleByLocation(unitId, subUnitId, row, col)?.renderMode;
    if (mode === DataValidationRenderMode.CUSTOM) drawChip(context, cell, skeleton, all);
    if (mode !== DataValidationRenderMode.ARROW || context instanceof UniverPrintingContext) return;
    const place = primaryWithCoord.isMergedMainCell ? primaryWithCoord.mergeInfo : primaryWithCoord;
    places._ensureMap(subUnitId).set(places._generateKey(row, col), {
      left: place.endX - ARROW_ROOM + skeleton.rowHeaderWidth,
      top: place.startY + skeleton.columnHeaderHeight,
      width: ARROW_ROOM,
      height: place.endY - place.startY,
    });
    if (hasRoom(cell, place)) drawArrow(context, place, cell.style?.vt === VerticalAlign.MIDDLE);
  };
}

/** Does the text end before the arrow? One that begins at the right ends there anyway. */
function hasRoom({ data, style }: ICellRenderContext, { startX, endX }: Place): boolean {
  if (style?.ht === HorizontalAlign.RIGHT) return true;
  const text = data?.v;
  if (text === undefined || text === null || text === "") return true;
  const { width } = FontCache.getMeasureText(String(text), getFontStyleString(style ?? undefined).fontCache);
  return (style?.pd?.l ?? PADDING) + width + ARROW_ROOM <= endX - startX;
}

function drawArrow(
  context: CanvasRenderingContext2D,
  { endX, startY, endY }: Place,
  isCentered: boolean,
): void {
  const height = isCentered ? endY - startY : Math.min(LINE, endY - startY);
  const [right, top] = [endX - ARROW.right, startY + (height - ARROW.height) / 2];
  context.save();
  context.beginPath();
  context.moveTo(right - ARROW.width, top);
  context.lineTo(right, top);
  context.lineTo(right - ARROW.width / 2, top + ARROW.height);
  context.closePath();
  context.fillStyle = ARROW_COLOR;
  context.fill();
  context.restore();
}
