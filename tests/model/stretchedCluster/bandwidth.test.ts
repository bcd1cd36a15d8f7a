import {
  LINK_COMPRESSION,
  METADATA_FACTOR,
  RESYNC_FACTOR,
  siteMbit,
} from "../../../src/model/stretchedCluster/siteBandwidth";
import { witnessMbit } from "../../../src/model/stretchedCluster/witnessBandwidth";

const factors = {
  metadata: METADATA_FACTOR.value,
  resync: RESYNC_FACTOR.value,
  compression: LINK_COMPRESSION.value,
};

test.each([
  [10_000, 4_000, 560],
  [10_000, 4_096, 573.44],
  [70_000, 4_000, 3_920],
  [0, 4_096, 0],
])("%d writes of %d bytes take %d Mb/s", (writes, bytes, mbit) => {
  expect(siteMbit(writes, bytes, factors)).toBeCloseTo(mbit, 6);
});

test("compression divides, resynchronization multiplies", () => {
  expect(siteMbit(10_000, 4_000, { ...factors, compression: 2 })).toBeCloseTo(280, 9);
  expect(siteMbit(10_000, 4_000, { ...factors, resync: 1 })).toBeCloseTo(448, 9);
});

test.each([
  [0, 0],
  [600, 1.2],
  [1_000, 2],
  [45_000, 90],
])("%d components take %d Mb/s to the witness", (components, mbit) => {
  expect(witnessMbit(components)).toBeCloseTo(mbit, 9);
});
