import { RELEASE_CHANGES, releasesWith, sourceOf } from "../../../src/model/operations/releaseChanges";
import { VSPHERE_RELEASES } from "../../../src/model/operations/vsphereReleases";

const names = VSPHERE_RELEASES.map(({ name }) => name);

test("a change holds in the release that brought it and in all later ones", () => {
  const zstd = RELEASE_CHANGES.find(({ text }) => text.includes("ZSTD, not LZ4"));
  const deduplication = RELEASE_CHANGES.find(({ text }) => text.includes("begins to deduplicate"));
  const unicast = RELEASE_CHANGES.find(({ text }) => text.includes("unicast"));
  expect(zstd && releasesWith(zstd)).toEqual(["9.1.x"]);
  expect(deduplication && releasesWith(deduplication)).toEqual(["9.0 GA", "9.0.x", "9.1.x"]);
  expect(unicast && releasesWith(unicast)).toEqual(names);
});

test("a release that is not in the list is an error that names it", () => {
  const [first] = RELEASE_CHANGES;
  expect(first).toBeDefined();
  if (first) expect(() => releasesWith({ ...first, since: "10.0" })).toThrow('"10.0"');
});

test("every change is a sentence with a dated source that can be opened", () => {
  for (const change of RELEASE_CHANGES) {
    expect(change.text).toMatch(/^[A-Z].*[.)]$/i);
    expect(change.source.url).toMatch(/^https:/);
    expect(sourceOf(change)).toMatch(/\(\d{4}-\d\d-\d\d\), ./);
    expect(names).toContain(change.since);
  }
});

test("what the newest releases change is listed: deduplication, compression, layout, memory, limits, licenses", () => {
  const since = (release: string) =>
    RELEASE_CHANGES.filter((change) => change.since === release).map(({ topic }) => topic);
  expect(since("9.0 GA")).toEqual(["Capacity", "Memory", "Limits", "Limits", "Operations"]);
  expect(since("9.1.x")).toEqual(["Layout", "Capacity", "Capacity", "CPU", "CPU"]);
});
