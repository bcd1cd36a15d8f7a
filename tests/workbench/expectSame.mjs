/** Throws where two values are not the same as JSON, with both. */
export function expectSame(found, expected) {
  const [a, b] = [found, expected].map((value) => JSON.stringify(value));
  if (a !== b) throw new Error(`expected ${b?.slice(0, 600)}\nfound    ${a?.slice(0, 600)}`);
}
