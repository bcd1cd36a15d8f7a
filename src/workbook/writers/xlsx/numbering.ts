/** Numbers texts from 0 in the order in which they first appear. */
export class Numbering {
  private readonly ids = new Map<string, number>();

  constructor(...first: string[]) {
    for (const text of first) this.idOf(text);
  }

  idOf(text: string): number {
    let id = this.ids.get(text);
    if (id === undefined) this.ids.set(text, (id = this.ids.size));
    return id;
  }

  /** In the order of their numbers. */
  get texts(): string[] {
    return [...this.ids.keys()];
  }
}
