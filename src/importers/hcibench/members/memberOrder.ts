/** Natural order, so that VM 2 comes before VM 10; by code, so that no locale changes it. */
export function byMemberName(a: { name: string }, b: { name: string }): number {
  const parts = (name: string) => name.split(/(\d+)/);
  const [left, right] = [parts(a.name), parts(b.name)];
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const [x = "", y = ""] = [left[index], right[index]];
    if (x === y) continue;
    const numeric = index % 2 === 1 ? Number(x) - Number(y) : 0;
    return numeric || (x < y ? -1 : 1);
  }
  return left.length - right.length;
}
