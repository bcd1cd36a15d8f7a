import { LOW_LEVEL_LANGUAGE } from "../../model/latency/languageFactor";
import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import type { InputRow } from "../../sheets/inputBlock";
import { KINDS, NS_PER } from "./kinds";

/** Rows of the call chain. */
export const STEPS = 10;

/** Name of the sheet of the chain. */
export const CALL_CHAIN = "Call chain";

/** What a request may take, and how many there are. */
export const LOAD: readonly InputRow[] = [
  {
    id: "targetMs",
    label: "Latency target",
    value: 500,
    unit: "ms",
    accepts: { decimal: [0.001, 3_600_000] },
    format: "#,##0.0##",
  },
  {
    id: "perSecond",
    label: "Requests",
    value: 50,
    unit: "per second",
    accepts: { decimal: [0, 10_000_000] },
    format: "#,##0",
  },
];

/** How fast remote calls are, and what is known of storage. */
export const SPEED: readonly InputRow[] = [
  {
    id: "language",
    label: "Remote calls are faster by",
    value: 1,
    unit: "×",
    accepts: { decimal: [1, 1000] },
    hint: `1 is the published Python call; ${LOW_LEVEL_LANGUAGE.value} a low-level language`,
  },
  storage("storageRead", "Storage read latency"),
  storage("storageWrite", "Storage write latency"),
];

function storage(id: string, label: string): InputRow {
  return {
    id,
    label,
    value: null,
    unit: "ms",
    accepts: { decimal: [0.001, 10_000] },
    hint: "of your own test, where there is one",
  };
}

/** The example: an order that passes two services, a cache and storage. */
export function chain(): Block {
  return gridBlock({
    id: "chain",
    heading: "Call chain: fill in a row for each kind of call in a request",
    rows: STEPS,
    columns: [
      {
        id: "name",
        header: "Step",
        accepts: { text: "a name" },
        values: [
          "Session service",
          "Price rules",
          "Cache",
          "Stock and credit services",
          "Read the order",
          "Write the order",
        ],
      },
      {
        id: "kind",
        header: "Kind",
        accepts: { oneOf: KINDS },
        values: ["gRPC/REST", "in-process", "RAM", "gRPC/REST", "storage read", "storage write"],
        needed: true,
      },
      {
        id: "calls",
        header: "Calls per request",
        accepts: { decimal: [0, 1_000_000] },
        format: "General",
        values: [1, 200, 1000, 2, 4, 1],
        needed: true,
      },
      {
        id: "parallel",
        header: "In parallel",
        accepts: { oneOf: ["yes", "no"] },
        values: ["no", "no", "no", "yes", "no", "no"],
      },
      {
        id: "own",
        header: "Your own figure",
        accepts: { decimal: [0, 1_000_000_000] },
        format: "#,##0.0##",
        values: [],
        hint: "Time of one call: replaces the default.",
      },
      { id: "unit", header: "Its unit (ms if empty)", accepts: { oneOf: Object.keys(NS_PER) }, values: [] },
    ],
  });
}
