import { find } from "../taskpane/page";

/** Shows a sentence below the grid that stays until the page is closed, behind those before it. */
export function addNotice(sentence: string): void {
  const notice = find("notice");
  notice.textContent = `${notice.textContent ?? ""} ${sentence}`.trim();
}
