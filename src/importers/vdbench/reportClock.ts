import { timeOfDayMs } from "./averageRow";

const DAY_MS = 24 * 3600 * 1000;

const CREATED =
  /report, created (\d\d:\d\d:\d\d) ([A-Z][a-z]{2} \d{1,2} \d{4}) ([A-Z]{2,5})(?: \((\d\d:\d\d:\d\d) ([A-Z][a-z]{2} \d{1,2} \d{4}) UTC\))?/;

/**
 * Follows the times of day that the lines of a report begin with, from its creation on. A report is longer than a day
 * only with intervals in between, so a time of day that falls back means the next day.
 */
export class ReportClock {
  /** UTC of the midnight before the report was created; `null` where its time zone is unknown. */
  private midnight: number | null = null;
  private timeOfDay: number | null = null;
  private days = 0;

  /** Takes a line of the report, with its creation or not. */
  take(line: string): void {
    const created = CREATED.exec(line);
    if (created) {
      const [, time = "", date = "", zone = "", utcTime, utcDate = ""] = created;
      const known = zone === "UTC" || zone === "GMT" ? utcMs(date, time) : null;
      const utc = utcTime === undefined ? known : utcMs(utcDate, utcTime);
      this.timeOfDay = timeOfDayMs(time);
      this.midnight = utc === null || this.timeOfDay === null ? null : utc - this.timeOfDay;
      return;
    }
    const time = timeOfDayMs(/^\s*(\d\d:\d\d:\d\d\.\d{3})\s/.exec(line)?.[1] ?? "");
    if (time === null) return;
    if (this.timeOfDay !== null && time < this.timeOfDay - DAY_MS / 2) this.days += 1;
    this.timeOfDay = time;
  }

  /** The time of the last line that had one, ISO 8601 in UTC. */
  now(): string | null {
    if (this.midnight === null || this.timeOfDay === null) return null;
    return new Date(this.midnight + this.days * DAY_MS + this.timeOfDay).toISOString();
  }
}

function utcMs(date: string, time: string): number | null {
  const milliseconds = Date.parse(`${date} ${time} UTC`);
  return Number.isNaN(milliseconds) ? null : milliseconds;
}
