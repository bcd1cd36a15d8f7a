import { designPlan } from "../../src/design/designWorkbook";
import { COLUMN } from "../../src/sheets/firstPage/pageColumns";
import { parseCell } from "../../src/workbook/address";
import { printedSheet } from "../templates/printedSheet";
import { type Entries, recalculate } from "../templates/recalculate";
import { lookAt } from "../workbook/lookAt";
import { KNOWN_DESIGN } from "./knownDesign";
import { TWO_CLUSTERS } from "./twoClusters";
import { linesOfText, shownPage } from "../sheets/shownLines";

/*
 * What a customer reads on the two pages, line by line. The figures can be checked by hand: 5% for three years are a
 * factor of 1.157625, 15% are 1.520875.
 */

/** All but the footnote on planning estimates, which every workbook has. */
const linesOf = (...plan: Parameters<typeof recalculate>): string[] =>
  shownPage(recalculate(...plan), "Design").slice(0, -1);

/** 300 + 10 VMs of 4 vCPU and 16 GiB: 1,240 × 1.157625 vCPU, 4,960 × 1.157625 GiB, 31,000 × 1.520875 GiB. */
test("the pages of a design that fits, of which everything is typed", () => {
  expect(linesOf(designPlan(KNOWN_DESIGN))).toEqual(
    linesOfText(`
    Design
    Design of the vSAN cluster
    ✔ | Fits: 8 hosts of option A can run the 310 VMs for 3 years, with failed hosts and at the high estimate. RAM limits first
    RAM limits first, then vCPU. 1,057 GiB of RAM in each host would save 1 host and 64 cores.
    Does it fit? | needed after 3 years, against what is available; for CPU and RAM after failures
    Resource | Needed | Available | Used | Low to high | ■ low | ■ plan | ■ high | Evidence level
    ✔ | CPU, GHz | 483 | 1,004 | 48% | 48 to 49% | entered and model
    ✔ | vCPU | 1,435 | 1,769 | 81% | 81 to 82% | entered; rule of thumb
    ✔ | RAM, GiB | 5,742 | 6,468 | 89% | – | entered
    ✔ | Capacity, TiB | 46.0 | 186.8 | 25% | 25 to 27% | entered, estimate
    ✔ | Network, Gb/s per port | 0.3 | 20.0 | 2% | 1.6 to 1.9% | entered, ± 20%
    none | half | all
    Which option? | bars: the fullest resource of each, low to high
    Each host | Hosts | Cores | Verdict
    A | 2 × 32 × 2.8 GHz, 1,024 GiB, 6 × 7.68 TB | 8 | 512 | ✔ fits
    B
    C
    D
    Where is headroom? | ■ end of the plan | ■ without growth | When is capacity full? not within 6 years | — plan  - - low
    What is built | What to order and license
    Hosts | 8 | in 1 cluster | Hosts to buy | 8
    Cores | 512 | 64 in each host | CPUs | 16 × 32 cores
    CPU, GHz at base clock | 1,434 | NVMe disks | 48 × 7.68 TB
    RAM, GiB | 8,192 | 1,024 in each host | Ports for vSAN | 8 × 25 Gb/s
    Capacity, TiB | 186.8 | usable | vSAN to add, TiB | 0 (VCF)
    Cores to license | 512 | at least 16 per CPU | Cost by the prices entered | no price entered
    Why so many hosts? | hosts that each resource requires, including failures
    Resource | A | B | C | D
    vCPU | 7
    CPU | 5
    RAM | 8 | requires most
    Capacity | 4
    Network | 3
    Layout | 4
    Hosts, as designed | 8 | 1,057 GiB of RAM in each host would save 1 host and 64 cores
    Cluster by cluster | of the selected option
    Target cluster | VMs | Clusters | Hosts | at high | Limited by, and next | Fullest
    ✔ | Cluster | 310 | 1 | 8 | 8 | RAM, then vCPU | 89%
    Risks | worst first
    ▲ | Growth is an assumption: capacity 15% per year, compute 5%, for 3 years
    Ask the customer | in order of effect on the design
    Question | Because
    1 | Does growth of 15% per year match recent years? | assumed; without growth the design needs less, 1.52 times today's capacity is planned
    What the figures rest on
    ✎ | VMs, vCPU, RAM | entered | 310 VMs in full; entered on the sheet Demand
    ✎ | Used capacity | entered | entered on the sheet Demand
    ✎ | CPU in use | entered | × 1.3 for the peak; of today's VMs at most what their hosts have
    ✎ | IOPS | entered | all peaks at once
    ○ | Storage CPU | model | measured on vSAN 8.0 ESA; asked for 9.0.x
    ○ | Network | model, ± 20% | 1 port carries vSAN
    ○ | Usable capacity | estimated | 10% for operations, 13.1% file system, reduction × 1
    ○ | Growth, ratios | assumption | capacity 15% per year, compute 5%, 3 years
    ✎ | Hosts, disks, ports | entered | sheet Options, option A
    ● the customer's own data   ○ model or assumption   ✎ entered by the planner
    `),
  );
});

/**
 * 40 running VMs of 4 vCPU, 8 GiB and 50 GiB, three that do not run, and five databases of 8 vCPU, 64 GiB and 500 GiB from a
 * profile. Licenses: 512 cores × 350 and 6 hosts × 20,000; 336 TiB less 0.25 for each core, or all of it.
 */
test("the pages of a design from an estate with open points, in two clusters and with two options", () => {
  const plan = designPlan(TWO_CLUSTERS);
  expect(linesOf(plan)).toEqual(
    linesOfText(`
    Design
    Design of the vSAN cluster
    ▲ | Fits, but it is based on an unconfirmed profile. 8 hosts of option A can run the 45 VMs at the plan estimate
    Layout limits first, then vCPU.
    Does it fit? | needed after 3 years, and available, for CPU and RAM after failures, in 2 clusters; used: the fullest
    Resource | Needed | Available | Used | Low to high | ■ low | ■ plan | ■ high | Evidence level
    ? | CPU, GHz | ? | not known | partly profile and model
    ▲ | vCPU | 232 | 1,348 | 31% | 30.7 to 31.1% | partly profile; rule of thumb
    ▲ | RAM, GiB | 741 | 5,544 | 23% | – | partly profile
    ▲ | Capacity, TiB | 6.9 | 133.4 | 9% | 9 to 14% | partly profile, estimate
    ▲ | Network, Gb/s per port | 0.6 | 8.0 | 7% | 7 to 8% | partly profile, ± 20%
    none | half | all
    Which option? | bars: the fullest resource of each, low to high
    Each host | Hosts | Cores | Verdict
    A | 2 × 32 × 2.8 GHz, 1,024 GiB, 6 × 7.68 TB | 8 | 512 | ▲ not confirmed
    B | 1 × 16 × 2.8 GHz, 512 GiB, 4 × 3.84 TB | 9 | 144 | ▲ not confirmed
    C
    D
    Where is headroom? | ■ end of the plan | ■ without growth | When is capacity full? not within 6 years | — plan  - - low
    Today and new | today | new | What to order and license
    Hosts | 4 | 8 | in 2 clusters | Hosts to buy | 6
    Cores | 128 | 512 | 64 in each host | CPUs | 12 × 32 cores
    CPU, GHz at base clock | 320 | 1,434 | NVMe disks | 36 × 7.68 TB
    RAM, GiB | 2,048 | 8,192 | 1,024 in each host | Ports for vSAN | 6 × 10 Gb/s
    Capacity, TiB | 2.1 | 133.4 | used today; usable then | vSAN to add, TiB | 208 or 336, open (VVF)
    Cores to license | 128 | 512 | at least 16 per CPU | Cost by the prices entered | 299,200 without TiB
    Why so many hosts? | hosts that each resource requires, including failures
    Resource | A | B | C | D
    vCPU | 6 | 8
    CPU | ? | ?
    RAM | 6 | 6
    Capacity | 6 | 6
    Network | 6 | 6
    Layout | 8 | 8 | requires most
    Hosts, as designed | 8 | 9
    Cluster by cluster | of the selected option
    Target cluster | VMs | Clusters | Hosts | at high | Limited by, and next | Fullest
    ▲ | Prod | 35 | 1 | 4 | 4 | layout, then vCPU | ?
    ▲ | Test | 10 | 1 | 4 | 4 | layout, then vCPU | 7%
    Risks | worst first; 5 more on the sheet Reasons
    ▲ | 1 class is based on an unconfirmed profile: the figures of the sheet Demand are planning practice
    ▲ | 50% of the sum of the VMs' I/O peaks is planned to coincide (planning practice)
    ▲ | CPU in use of 1 class is not known: CPU is evaluated by vCPU per core, and by GHz only as far as hosts report it
    ▲ | vSAN ESA requires 25 Gb/s per port; 10 Gb/s is for its small profile only
    ▲ | 2 VMs have a figure missing in all exports: they count without it
    Ask the customer | in order of effect on the design
    Question | Because
    1 | Do vCPU, RAM, capacity and I/O of each class match the assumptions on the sheet Demand? | assumed from a profile; every verdict depends on it
    2 | When does I/O peak, and did the recorded days include a month end or a backup? | planned: 50% of the sum of peaks
    3 | How many GHz do the VMs use at the peak? | without it CPU is based on vCPU per core, a rule of thumb
    4 | Which switch ports are free for vSAN, and at how many Gb/s? | 10 Gb/s is entered
    5 | Will the 3 VMs that are not running move, too? | 150 GiB used, 24 GiB of RAM if they run
    What the figures rest on
    ○ | VMs, vCPU, RAM | partly assumed from a profile | 45 VMs in full
    ○ | Used capacity | partly assumed from a profile | RVTools 4.7.1.4 · export.xlsx
    ? | CPU in use | partly known | × 1.3 for the peak; of today's VMs at most what their hosts have
    ○ | IOPS | partly assumed from a profile | of the sum of peaks 50% comes at once
    ○ | Storage CPU | model | measured on vSAN 8.0 ESA; asked for 9.0.x
    ○ | Network | model, ± 20% | 1 port carries vSAN
    ○ | Usable capacity | estimated | 10% for operations, 13.1% file system, reduction × 1
    ○ | Growth, ratios | assumption | capacity 15% per year, compute 5%, 3 years
    ✎ | Hosts, disks, ports | entered | sheet Options, option A
    ● the customer's own data   ○ model or assumption   ✎ entered by the planner
    `),
  );
});

test("the lines below the rows of a table go from the first column to the last that prints", () => {
  const page = recalculate(designPlan(KNOWN_DESIGN)).drawing.sheets.find(({ name }) => name === "Design");
  if (page === undefined) throw new Error("no page");
  const columnOf = (name: string): number => parseCell(`${name}1`)?.column ?? NaN;
  const last = columnOf(COLUMN.words);
  const isRow = (row: number): boolean =>
    lookAt(page, row, columnOf(COLUMN.label)).style?.startsWith("row") === true;
  const rows = page.values.map((_, row) => row).filter(isRow);
  // But for the gutter, and not beyond what prints.
  const columns = Array.from({ length: last + 2 }, (_, column) => column).filter(
    (one) => one !== columnOf("G"),
  );
  const withoutLine = rows.map((row) => [
    row + 1,
    columns.filter((column) => lookAt(page, row, column).style === undefined),
  ]);
  // Five resources, four options, six rows each of hosts, seven of why, three clusters, five each of risks and questions, nine.
  expect(rows).toHaveLength(5 + 4 + 6 + 7 + 3 + 5 + 5 + 9);
  expect(withoutLine).toEqual(rows.map((row) => [row + 1, [last + 1]]));
});

test("the charts of the pages", () => {
  const read = recalculate(designPlan(KNOWN_DESIGN));
  expect(printedSheet(read).charts("Design")).toEqual([
    "bar of 5: At the end of the plan, Without growth by Resource",
    "scatter of 7: Usable, plan (TiB), Usable, low (TiB), Needed (TiB) by Years from today",
  ]);
  const charts = read.drawing.sheets[0]?.features.flatMap((one) => (one.kind === "chart" ? [one] : []));
  expect(charts?.map(({ chart }) => [chart.title, chart.yAxis, chart.xAxis])).toEqual([
    ["Share in use", { minimum: 0, maximum: 1.2, step: 0.5, format: "0%" }, undefined],
    ["Capacity by year", { minimum: 0, format: "#,##0" }, { minimum: 0, step: 1, format: "0" }],
  ]);
  expect(charts?.map(({ series }) => series.map(({ name }) => name))).toEqual([
    ["At the end of the plan", "Without growth"],
    ["Usable, plan", "Usable, low", "Needed"],
  ]);
});

test("what is available is shown where nothing is needed of it, and capacity is not full", () => {
  const idle = { "typed.vmGhz": [0, 0], "typed.peakIops": [0, 0], "typed.vmUsedGib": [0, 0] };
  const shown = linesOf(designPlan(KNOWN_DESIGN), idle);
  expect(shown.filter((line) => /CPU, GHz \||Capacity, TiB \| [\d.]+ \| [\d.]+ \|/.test(line))).toEqual([
    "✔ | CPU, GHz | 0 | 1,004 | 0% | – | entered and model",
    "✔ | Capacity, TiB | 0.0 | 186.8 | 0% | – | entered, estimate",
  ]);
  expect(shown).toContain("✔ | Network, Gb/s per port | 0.0 | 20.0 | 0% | – | entered, ± 20%");
  expect(shown.join("\n")).toContain("When is capacity full? not within 6 years");
});

test("what is not entered of an option is a question mark, and no 0", () => {
  const shown = linesOf(designPlan(KNOWN_DESIGN), { "B.sockets": 1, "B.disks": 6 });
  expect(shown).toContain("B | 1 × ? × ? GHz, ? GiB, 6 × ? TB | ? not known");
});

test("I/O that is not known has no peaks, at once or apart", () => {
  const shown = linesOf(designPlan(KNOWN_DESIGN), { "typed.peakIops": [null, null] });
  expect(shown).toContain("? | IOPS | not known");
});

test.each<[without: string, entries: Entries, expected: string[]]>([
  [
    "a selected option",
    { chosen: null },
    ["measured on vSAN 8.0 ESA", "", "", "capacity 15% per year, compute 5%, 3 years", "sheet Options"],
  ],
  [
    "a reserve and years",
    { "A.opsReserve": null, years: null },
    ["measured on vSAN 8.0 ESA; asked for 9.0.x", "1 port carries vSAN", "", "", "sheet Options, option A"],
  ],
])("without %s no line on what the figures rest on ends within a sentence", (_, entries, expected) => {
  const shown = linesOf(designPlan(KNOWN_DESIGN), entries);
  const known = ["Storage CPU | model", "Network | model, ± 20%", "Usable capacity | estimated"];
  const labels = [...known, "Growth, ratios | assumption", "Hosts, disks, ports | entered"];
  expect(shown.slice(-6, -1)).toEqual(
    labels.map((label, i) => {
      const line = `${i === 4 ? "✎" : "○"} | ${label}`;
      return expected[i] === "" ? line : `${line} | ${expected[i]}`;
    }),
  );
});

test("the pages of a design that does not fit: too few hosts for the layout, and too much I/O", () => {
  const entries = { "A.raid": "RAID-6 4+2", "A.hosts": 6, "typed.peakIops": [2_000_000] };
  const shown = linesOf(designPlan(KNOWN_DESIGN), entries);
  expect(shown.slice(2, shown.indexOf("What the figures rest on"))).toEqual(
    linesOfText(`
    ✖ | Does not fit: RAID-6 4+2 requires 7 hosts in a cluster
    vCPU limits first, then CPU.
    Does it fit? | needed after 3 years, against what is available; for CPU and RAM after failures
    Resource | Needed | Available | Used | Low to high | ■ low | ■ plan | ■ high | Evidence level
    ✖ | CPU, GHz | 2,274 | 717 | 317% | 317 to 466% | entered and model
    ✖ | vCPU | 1,435 | 0 | 999% | – | entered; rule of thumb
    ✖ | RAM, GiB | 5,742 | 4,620 | 124% | – | entered
    ✖ | Capacity, TiB | 46.0 | 111.2 | 41% | 41 to 46% | entered, estimate
    ✖ | Network, Gb/s per port | 48.9 | 20.0 | 244% | 244 to 293% | entered, ± 20%
    none | half | all
    Which option? | bars: the fullest resource of each, low to high
    Each host | Hosts | Cores | Verdict
    A | 2 × 32 × 2.8 GHz, 1,024 GiB, 6 × 7.68 TB | 6 | 384 | ✖ several resources
    B
    C
    D
    Where is headroom? | ■ end of the plan | ■ without growth | When is capacity full? not within 6 years | — plan  - - low
    What is built | What to order and license
    Hosts | 6 | in 1 cluster | Hosts to buy | 6
    Cores | 384 | 64 in each host | CPUs | 12 × 32 cores
    CPU, GHz at base clock | 1,075 | NVMe disks | 36 × 7.68 TB
    RAM, GiB | 6,144 | 1,024 in each host | Ports for vSAN | 6 × 25 Gb/s
    Capacity, TiB | 111.2 | usable | vSAN to add, TiB | 0 (VCF)
    Cores to license | 384 | at least 16 per CPU | Cost by the prices entered | no price entered
    Why so many hosts? | hosts that each resource requires, including failures
    Resource | A | B | C | D
    vCPU | 18 | requires most
    CPU | 18 | requires most
    RAM | 8
    Capacity | 6
    Network | 17
    Layout | 7
    Hosts, as designed | 6
    Cluster by cluster | of the selected option
    Target cluster | VMs | Clusters | Hosts | at high | Limited by, and next | Fullest
    ✖ | Cluster | 310 | 1 | 6 | 26 | vCPU, then CPU | 999%
    Risks | worst first
    ▲ | At the high estimate 26 hosts are needed, 6 are planned: CPU would be used to 466%
    ▲ | A cluster has fewer than the 7 hosts that rebuild RAID-6 4+2 after the loss of one: until it is replaced, data is at risk
    ▲ | Growth is an assumption: capacity 15% per year, compute 5%, for 3 years
    ▲ | vCPU per core requires most hosts, and the ratio is a rule of thumb
    Ask the customer | in order of effect on the design
    Question | Because
    1 | Does growth of 15% per year match recent years? | assumed; without growth the design needs less, 1.52 times today's capacity is planned
    2 | How many vCPU may share a core, and which VMs may not? | the ratio is a rule of thumb, and it determines the number of hosts
    `),
  );
});
