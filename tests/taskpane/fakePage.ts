/** The elements that code under test looks for, each made when it is asked for. */
export function fakePage(): ReadonlyMap<string, FakeElement> {
  const elements = new Map<string, FakeElement>();
  const getElementById = (id: string): FakeElement => {
    const element = elements.get(id) ?? new FakeElement();
    elements.set(id, element);
    return element;
  };
  Object.assign(globalThis, { document: { getElementById } });
  return elements;
}

export class FakeElement {
  hidden = false;
  value: unknown;
  /** Every text that it was given. */
  readonly texts: string[] = [];
  private readonly listeners = new Set<() => void>();

  get textContent(): string {
    return this.texts.at(-1) ?? "";
  }

  set textContent(text: string) {
    this.texts.push(text);
  }

  addEventListener(_type: string, listener: () => void): void {
    this.listeners.add(listener);
  }

  removeEventListener(_type: string, listener: () => void): void {
    this.listeners.delete(listener);
  }

  removeAttribute(): void {
    this.value = undefined;
  }

  click(): void {
    for (const listener of this.listeners) listener();
  }
}
