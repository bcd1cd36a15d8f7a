/** The item of a list at an index, which must be there. */
export function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new Error(`there is no item ${index} in a list of ${list.length}`);
  return item;
}

/** The item at an index of a list that begins anew after its last item. */
export function cyclicAt<Item>(list: readonly Item[], index: number): Item {
  return at(list, index % list.length);
}
