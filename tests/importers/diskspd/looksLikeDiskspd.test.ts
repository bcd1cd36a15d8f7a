import { looksLikeDiskspd } from "../../../src/importers/diskspd/parseDiskspd";

test.each([
  ["Results for timespan 1:", true],
  ["noise\n\t Results for timespan 12:\n", true],
  ["the Results for timespan 1:", false],
  ["Results for timespan x:", false],
  ["Results for timespan 1", false],
  ["Input parameters:\n\n\ttimespan:   1\n", true],
  ["noise\n \tInput parameters: timespan: 1", true],
  ["the Input parameters:\n\ttimespan: 1", false],
  ["Input parameters:\n\ttimespan:", false],
  ["Input parameters:timespan: 1", false],
  ["Input parameters:\n\ttimespan:1", false],
  ["Total IO\nthread |       bytes     |     I/Os     |    MiB/s   |", true],
  ["thread|bytes|I/Os", true],
  ["a thread | bytes | I/Os", false],
  ["thread | bytes", false],
  ["<Results><System><Tool>", true],
  ["<Results>\n  <System><x><Profile>", true],
  ["<Results> <System><TimeSpan", true],
  ["<Results><System><ToolBox>", false],
  ["<Results>x<System><Tool>", false],
  ["<Results><Tool>", false],
])("whether %j is diskspd's: %s", (text, claimed) => {
  expect(looksLikeDiskspd(text)).toBe(claimed);
});
