/** A time stamp in milliseconds as if its zone were UTC, under both orders of day and month. */
export interface WallTime {
  /** `null` where the text cannot be read in this order. */
  monthFirstMs: number | null;
  dayFirstMs: number | null;
  hasSeconds: boolean;
}

const TIME_STAMP =
  /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})[ T]+(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,](\d{1,3})\d*)?)?(?:\s*([AP])\.?M\.?)?$/i;

/**
 * Reads a time stamp as esxtop writes it (`MM/DD/YYYY HH:MM:SS`) or as a spreadsheet saves it in the order of its own
 * country.
 *
 * @param original Whether the field stands there as esxtop wrote it, in quotes: then the month comes first.
 * @returns `null` for what is no time.
 */
export function wallTime(text: string, original: boolean): WallTime | null {
  const match = TIME_STAMP.exec(text);
  if (!match) return null;
  const [, first = "", separator, second = "", third = "", hour, minute, seconds, fraction, half] = match;
  const clock = msOfDay(Number(hour), Number(minute), Number(seconds ?? 0), half) + milliseconds(fraction);
  if (Number.isNaN(clock)) return null;
  const at = (year: number, month: number, day: number) => {
    const ms = dayMs(year, month, day);
    return ms === null ? null : ms + clock;
  };
  const [a, b, c] = [Number(first), Number(second), Number(third)];
  const hasSeconds = seconds !== undefined;
  if (first.length === 4) return readable({ monthFirstMs: at(a, b, c), dayFirstMs: at(a, b, c), hasSeconds });
  if (third.length !== 4 && third.length !== 2) return null;
  const year = third.length === 2 ? 2000 + c : c;
  const monthFirstMs = separator === "." ? null : at(year, a, b);
  const dayFirstMs = original && monthFirstMs !== null ? null : at(year, b, a);
  return readable({ monthFirstMs, dayFirstMs, hasSeconds });
}

function readable(time: WallTime): WallTime | null {
  return time.monthFirstMs === null && time.dayFirstMs === null ? null : time;
}

function milliseconds(fraction: string | undefined): number {
  return fraction === undefined ? 0 : Number(fraction.padEnd(3, "0"));
}

function msOfDay(hour: number, minute: number, second: number, half: string | undefined): number {
  if (minute > 59 || second > 59 || hour > 23) return NaN;
  if (half !== undefined && (hour < 1 || hour > 12)) return NaN;
  const hours = half === undefined ? hour : (hour % 12) + (half.toUpperCase() === "P" ? 12 : 0);
  return ((hours * 60 + minute) * 60 + second) * 1000;
}

function dayMs(year: number, month: number, day: number): number | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real ? date.getTime() : null;
}
