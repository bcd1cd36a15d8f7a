import type { Block } from "../../sheets/block";
import { cutToWidth } from "../../sheets/cutToWidth";
import { COLUMN, stripCell } from "../../sheets/firstPage/pageColumns";
import { QUESTION_PT, questionRow } from "../../sheets/firstPage/questionRow";
import { byTyped, type TypedColumn } from "./resourceTable";
import { firstOf, quoted, shown } from "../../sheets/formulaText";
import { MARK } from "../../sheets/mark";
import type { CellSpec } from "../../workbook/spec";
import { IS_DOUBTFUL } from "../calibrationDoubt";
import { type DemandForm, hasEstate } from "../demandForm";
import { PEAKS_APART } from "../risks";
import { noCost, STORAGE_FROM } from "../storageByClass";
import { NO_LABEL, WEAKEST_LABEL } from "../storageLabels";
import { TESTED } from "../testedLoads";
import { rowPoints } from "./rowPoints";

/** Letters that the last column has room for. */
const MAX_CHARACTERS = 84;

/** From the customer's own data, from a model or an assumption, typed by the planner, or from tests that are questionable. */
const SIGN = { data: "●", model: "○", typed: "✎", doubt: MARK.caution } as const;

const REFERENCE = '"measured on vSAN 8.0 ESA"&IF({chosen.release}="","","; asked for "&{chosen.release})';
/** Of all classes with VMs, or of some. */
const ASSUMED = `IF(SUM({demand.assumed})<COUNTIF({needs.vms},">0"),"partly assumed from a profile","assumed from a profile")`;
/** No profile assumes GHz: a class without them leaves the CPU of its cluster open, unless hosts report what they use. */
const SOME_GHZ_UNKNOWN = "SUM({demand.noGhz})>0";
const GHZ_UNKNOWN = "SUM({demand.ghz})=0";

interface Rest {
  figure: string;
  /** Formulas: its sign, how it is known, and from what. */
  sign: string;
  known: string;
  from: string;
}

/** What a benchmark adds: the name of a calibration of storage CPU that can be taken, and tests that IOPS stand against. */
export interface BenchmarkRows {
  calibration: string | undefined;
  hasTests: boolean;
}

function rests(isFromEstate: boolean, sources: string, { calibration, hasTests }: BenchmarkRows): Rest[] {
  const estate = isFromEstate ? "estate" : "entered";
  const sign = isFromEstate ? SIGN.data : SIGN.typed;
  /** A sign, and how it is known, of what is typed of all classes, of some, or of none. */
  const signOf = (column: TypedColumn): string =>
    byTyped(column, { all: SIGN.typed, some: sign, none: sign }, isFromEstate);
  const knownOf = (column: TypedColumn): string =>
    byTyped(
      column,
      { all: "entered", some: isFromEstate ? "estate, entered in part" : "entered", none: estate },
      isFromEstate,
    );
  const of = (column: TypedColumn): Pick<Rest, "sign" | "known"> => ({
    sign: firstOf([["SUM({demand.assumed})>0", quoted(SIGN.model)]], signOf(column)),
    known: firstOf([["SUM({demand.assumed})>0", ASSUMED]], knownOf(column)),
  });
  const from = quoted(cutToWidth(sources, MAX_CHARACTERS));
  return [
    {
      figure: "VMs, vCPU, RAM",
      ...of("vmVcpu"),
      from: `${shown("SUM({needs.vms})", "#,##0")}&IF(SUM({needs.vms})=1," VM"," VMs")&" in full${isFromEstate ? "" : "; "}"${isFromEstate ? "" : `&${from}`}`,
    },
    { figure: "Used capacity", ...of("vmUsedGib"), from },
    {
      figure: "CPU in use",
      sign: firstOf([[SOME_GHZ_UNKNOWN, quoted("?")]], signOf("vmGhz")),
      known: firstOf(
        [
          [GHZ_UNKNOWN, quoted("not known")],
          [SOME_GHZ_UNKNOWN, quoted("partly known")],
        ],
        knownOf("vmGhz"),
      ),
      from: firstOf(
        [[GHZ_UNKNOWN, quoted("without it CPU is based on vCPU per core, a rule of thumb")]],
        `"× "&{peakFactor}&" for the peak; of today's VMs at most what their hosts have"`,
      ),
    },
    {
      figure: "IOPS",
      sign: firstOf(
        [
          ["SUM({demand.noIo})>0", quoted("?")],
          ["SUM({demand.assumed})>0", quoted(SIGN.model)],
        ],
        signOf("peakIops"),
      ),
      known: firstOf(
        [
          ["SUM({demand.noIo})>0", quoted("not known")],
          ["SUM({demand.assumed})>0", ASSUMED],
        ],
        knownOf("peakIops"),
      ),
      from: firstOf(
        [
          ["COUNT({needs.peak})=0", '""'],
          [PEAKS_APART, `"of the sum of peaks "&${shown("{peakShare}", "0%")}&" comes at once"`],
        ],
        quoted("all peaks at once"),
      ),
    },
    ...(hasTests
      ? [
          {
            figure: "IOPS per host",
            sign: firstOf(
              [
                ['{testedSays}=""', quoted("?")],
                [`{testedSays}=${quoted(TESTED.shown)}`, quoted(SIGN.data)],
                [`{testedSays}=${quoted(TESTED.doubtful)}`, quoted(SIGN.doubt)],
              ],
              quoted(SIGN.model),
            ),
            known: 'IF({testedSays}="","not known",{testedSays})',
            from: "{testedFrom}",
          },
        ]
      : []),
    {
      figure: "Storage CPU",
      ...storageRest(calibration),
    },
    {
      figure: "Network",
      sign: quoted(SIGN.model),
      known: quoted("model, ± 20%"),
      from: 'IF({chosen.nicPorts}="","",{chosen.nicPorts}&IF({chosen.nicPorts}=1," port carries"," ports carry")&" vSAN")',
    },
    {
      figure: "Usable capacity",
      sign: quoted(SIGN.model),
      known: quoted("estimated"),
      from: `IF(COUNT({chosen.opsReserve},{chosen.lfs},{chosen.reduction})<3,"",${shown("{chosen.opsReserve}", "0%")}&" for operations, "&${shown("{chosen.lfs}", "0.0%")}&" file system, reduction × "&{chosen.reduction})`,
    },
    {
      figure: "Growth, ratios",
      sign: quoted(SIGN.model),
      known: quoted("assumption"),
      from: `IF({planProblem}<>"","","capacity "&${shown("{growthCapacity}", "0%")}&" per year, compute "&${shown("{growthCompute}", "0%")}&", "&{years}&IF({years}=1," year"," years"))`,
    },
    {
      figure: "Hosts, disks, ports",
      sign: quoted(SIGN.typed),
      known: quoted("entered"),
      from: '"sheet Options"&IF({chosen}="","",", option "&{chosen})',
    },
  ];
}

/** What storage CPU rests on. */
function storageRest(calibration: string | undefined): Omit<Rest, "figure"> {
  const model = { sign: quoted(SIGN.model), known: quoted("model"), from: REFERENCE };
  if (calibration === undefined) return model;
  const by = (none: string, own: string, reference: string): string =>
    firstOf(
      [
        [noCost(calibration), none],
        [`{storageFrom}="${STORAGE_FROM.calibration}"`, own],
      ],
      reference,
    );
  return {
    sign: by(
      quoted("?"),
      firstOf(
        [
          [NO_LABEL, quoted("?")],
          [IS_DOUBTFUL, quoted(SIGN.doubt)],
        ],
        model.sign,
      ),
      model.sign,
    ),
    known: by(quoted("not known"), WEAKEST_LABEL, model.known),
    from: by(
      quoted("the sheet Calibration has no CPU cost per I/O"),
      firstOf(
        [[IS_DOUBTFUL, '"calibrated with "&{calibrationDoubt}']],
        `"the benchmark's own tests, sheet Calibration"&IF(OR({chosen.raid}="",{chosen.release}=""),"","; asked for "&{chosen.raid}&" on "&{chosen.release})`,
      ),
      model.from,
    ),
  };
}

/** What the figures rest on. */
export function restsOn(form: DemandForm, sources: string, benchmark: BenchmarkRows): Block {
  const rows = rests(hasEstate(form), sources, benchmark);
  const hasBenchmark = benchmark.hasTests || benchmark.calibration !== undefined;
  return {
    height: rows.length + 2,
    ids: () => ({}),
    draw: (place) => {
      const { row, columns, formula } = place;
      return {
        cells: [
          ...questionRow("What the figures rest on", "", row, place),
          ...rows.flatMap(({ figure, sign, known, from }, i): CellSpec[] => {
            const at = row + 1 + i;
            const cell = (column: string, text: string, style: CellSpec["style"]): CellSpec => ({
              kind: "formula",
              at: `${column}${at}`,
              formula: formula(`IFERROR(${text},"?")`),
              ...(style === undefined ? {} : { style }),
            });
            return [
              cell("A", sign, "rowMark"),
              { kind: "text", at: `B${at}`, text: figure, style: "rowWords" },
              cell("C", known, "rowWords"),
              { kind: "blank", at: `D${at}`, columns: 3, style: "rowWords" },
              cell(COLUMN.strip, from, "rowAsideWords"),
              { kind: "blank", at: `${stripCell(1)}${at}`, columns: 31, style: "rowWords" },
            ];
          }),
          {
            kind: "note",
            at: `A${row + 1 + rows.length}`,
            text: `${SIGN.data} the customer's own data   ${SIGN.model} model or assumption   ${SIGN.typed} entered by the planner${hasBenchmark ? `   ${SIGN.doubt} questionable tests` : ""}`,
            columns,
            style: "pageFootnote",
          },
        ],
        rowHeights: [
          { rows: [row, row], points: QUESTION_PT },
          { rows: [row + 1, row + rows.length], points: rowPoints(form.targets) },
          { rows: [row + 1 + rows.length, row + 1 + rows.length], points: 15 },
        ],
      };
    },
  };
}
