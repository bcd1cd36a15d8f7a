import { find } from "../page";

/** A part of the page whose contents are replaced only where they change: focus and what was opened in it stay otherwise. */
export class ShownPart {
  private key: string | undefined;

  /** @param id Of the element. */
  constructor(private readonly id: string) {}

  /**
   * Shows contents. Where what is replaced had the focus, their heading has it afterwards: it would be lost.
   *
   * @param key What tells them from others.
   * @returns Whether they are new.
   */
  show(key: string, contents: () => readonly Node[]): "new" | "same" {
    if (key === this.key) return "same";
    this.key = key;
    const part = find(this.id);
    const hadFocus = part.contains(document.activeElement);
    part.replaceChildren(...contents());
    if (!hadFocus) return "new";
    const heading = part.querySelector<HTMLElement>("h3") ?? part;
    heading.tabIndex = -1;
    heading.focus();
    return "new";
  }

  /** Forgets what was shown: its element is another one by now. */
  clear(): void {
    this.key = undefined;
  }
}
