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
      throw new Error(`${input.label}: enter ${describeAccepted(input.accepts)}.`);
    }
    if (field.value !== "") facts[input.key] = factOf(field.value, input);
  }
  return facts as unknown as ClusterFacts;
}

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
