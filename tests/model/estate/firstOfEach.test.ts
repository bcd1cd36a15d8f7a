import { firstOfEach } from "../../../src/model/estate/firstOfEach";
import { processorMs } from "../../processorTime";

interface One {
  name: string;
  vcenter: string | null;
  size?: number;
}

const one = (name: string, vcenter: string | null = null, size = 1): One => ({ name, vcenter, size });
const listsOf = (lists: readonly (readonly One[])[], haveVmsInCommon = () => true) =>
  firstOfEach(lists, ({ name }) => name, haveVmsInCommon).map((found) => [
    ...[found.one.name, found.one.vcenter, found.one.size],
    found.lists,
  ]);

test("what two lists have under one name in one vCenter is the same, as the first has it", () => {
  expect(listsOf([[one("a", "vc")], [one("a", "vc", 2)], [one("a", "vc2")]])).toEqual([
    ["a", "vc", 1, [0, 1]],
    ["a", "vc2", 1, [2]],
  ]);
});

test("without a vCenter it is the same where everything is, and the lists have VMs in common", () => {
  const lists = [[one("a")], [one("a")], [one("a", null, 2)]];
  expect(listsOf(lists)).toEqual([
    ["a", null, 1, [0, 1]],
    ["a", null, 2, [2]],
  ]);
  expect(listsOf(lists, () => false).map(([, , , numbers]) => numbers)).toEqual([[0], [1], [2]]);
});

test("two of one list are two, in the order of the list", () => {
  expect(listsOf([[one("a", "vc"), one("b", "vc"), one("a", "vc")]]).map(([name]) => name)).toEqual([
    ...["a", "b", "a"],
  ]);
});

test("two of a later list that are the same as one before are of one other list", () => {
  expect(listsOf([[one("a", "vc")], [one("a", "vc"), one("a", "vc")], [one("a", "vc")]])).toEqual([
    ["a", "vc", 1, [0, 1, 2]],
  ]);
});

test.each([
  ["of one name", (i: number) => one("a", null, i)],
  ["that are all the same", () => one("a")],
])("twenty thousand %s take less than two seconds of the processor", async (_, make) => {
  const list = Array.from({ length: 20_000 }, (_one, i) => make(i));
  const lists = (isSame: boolean): unknown =>
    firstOfEach(
      [list, list],
      ({ name }) => name,
      () => isSame,
    );
  expect(await processorMs(2000, () => [lists(false), lists(true)])).toBeLessThan(2000);
});
