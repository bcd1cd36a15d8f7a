import { CLUSTER_FACT_INPUTS, type ClusterFactInput } from "../../reports/inputs/clusterFactInputs";
import { NO_FACTS, type ClusterFacts } from "../../reports/inputs/clusterFacts";
import { describeAccepted } from "../../sheets/accepts";
import { create } from "../page";

type Field = HTMLInputElement | HTMLSelectElement;

/** A field for each fact, all of them optional. */
export function factFields(): HTMLElement[] {
  return CLUSTER_FACT_INPUTS.map((input) => {
    const field = fieldOf(input);
    field.id = fieldId(input);
    field.dataset.fact = input.key;
    const label = input.unit === "" ? input.label : `${input.label} (${input.unit})`;
    return create("p", {}, create("label", { htmlFor: field.id }, label), field);
  });
}

/**
 * The facts as they stand in the form; what is left empty is not given.
 *
 * @throws Error that names the field whose value its cell would not accept, and puts the focus there.
 */
export function readFacts(form: ParentNode): ClusterFacts {
  const facts: Record<string, unknown> = { ...NO_FACTS };
  for (const input of CLUSTER_FACT_INPUTS) {
    const field = form.querySelector<Field>(`#${fieldId(input)}`);
    if (!field) continue;
    if (!field.validity.valid) {
      field.focus();
      // The browser hides what is not a number, such as 1e.
      const entered = field.value === "" ? " is not a number" : ` "${field.value}"`;
      throw new Error(`${input.label}${entered}: enter ${describeAccepted(input.accepts)}.`);
    }
    if (field.value !== "") facts[input.key] = factOf(field.value, input);
  }
  return facts as unknown as ClusterFacts;
}

/**
 * Corrects the form where it had another value than a fact has. What is empty stays empty.
 *
 * @param before What the form had.
 * @returns The labels of the fields that were corrected.
 */
export function correctFacts(form: ParentNode, before: ClusterFacts, facts: ClusterFacts): string[] {
  return CLUSTER_FACT_INPUTS.flatMap((input) => {
    const field = form.querySelector<Field>(`#${fieldId(input)}`);
    const fact = facts[input.key];
    if (!field || before[input.key] === null || before[input.key] === fact) return [];
    field.value = fact === null ? "" : textOf(fact, input);
    return [input.label];
  });
}

function textOf(fact: string | number, { accepts }: ClusterFactInput): string {
  if (typeof fact === "string" || !("share" in accepts)) return String(fact);
  return String(Number((fact * 100).toPrecision(PERCENT_DIGITS)));
}

/** 0.57 × 100 is 56.99999999999999: fewer digits than a number has. */
const PERCENT_DIGITS = 12;

function factOf(text: string, { accepts }: ClusterFactInput): string | number {
  if ("oneOf" in accepts || "text" in accepts) return text;
  return "share" in accepts ? Number(text) / 100 : Number(text);
}

function fieldId({ key }: ClusterFactInput): string {
  return `fact-${key}`;
}

function fieldOf({ accepts }: ClusterFactInput): Field {
  if ("oneOf" in accepts) {
    const options = accepts.oneOf.map((one) => create("option", { value: one }, one));
    return create("select", {}, create("option", { value: "" }, "not given"), ...options);
  }
  if ("text" in accepts) return create("input", { type: "text" });
  const [least, most] =
    "whole" in accepts
      ? accepts.whole
      : "decimal" in accepts
        ? accepts.decimal
        : [accepts.share[0] * 100, accepts.share[1] * 100];
  const step = "whole" in accepts ? "1" : "any";
  return create("input", { type: "number", min: String(least), max: String(most), step });
}
