import { randomAccessOfBlob } from "../../src/archive/randomAccess";

test.each([
  ["the name that it is given", new File(["x"], "a.zip"), "b.zip", "b.zip"],
  ["its own name", new File(["x"], "a.zip"), undefined, "a.zip"],
  ["no name of its own", new Blob(["x"]), undefined, "file"],
])("a Blob is called by %s", async (_, blob, name, expected) => {
  const access = randomAccessOfBlob(blob, name);
  expect([access.name, access.sizeBytes]).toEqual([expected, 1]);
  expect([...(await access.read(0, 9)), ...(await access.read(1, 9))]).toEqual([0x78]);
});
