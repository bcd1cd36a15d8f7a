import { calculate } from "../../src/calculator/calculate";
import { designPlan } from "../../src/design/designWorkbook";
import { factName } from "../../src/facts/fact";
import { FACTS } from "../../src/facts/facts";
import { templates as TEMPLATES } from "../../src/templates/templates";
import { designWithTemplates } from "../../src/templates/together/together";
import { sourceFunctions } from "../sourceFunctions";
import { sampled } from "../volume";

const WANTED = sampled(
  ["hosts", "stretched-cluster", "vsan-cpu-budget", "ip-plan", "runbooks", "core-dump"],
  (id) => id === "hosts" || id === "ip-plan",
);
const PLAN = designPlan({
  classes: [
    { name: "General", target: "Cluster", profile: "general", vms: 300 },
    { name: "Management", target: "Cluster", profile: "general", vms: 10 },
  ],
  cover: { customer: "Nordwind" },
});

test("a design defines each fact once", () => {
  expect(PLAN.spec.names.map(({ name }) => name).sort()).toEqual(
    Object.values(FACTS)
      .map((fact) => factName(fact))
      .sort(),
  );
});

describe("templates next to a design", () => {
  const drawing = calculate(
    designWithTemplates(
      PLAN,
      TEMPLATES.filter(({ id }) => WANTED.includes(id)),
      { customFunctions: sourceFunctions.ids },
    ),
    sourceFunctions,
  );
  const text = drawing.sheets.map(({ name, values }) => [name, values.flat()] as const);

  test("show no error", () => {
    const errors = text.flatMap(([name, values]) =>
      values.flatMap((value) =>
        typeof value === "object" && value !== null ? [`${name}: ${JSON.stringify(value)}`] : [],
      ),
    );
    expect(errors).toEqual([]);
  });

  test("plan with the hosts, the VMs and the customer of the design", () => {
    const hosts = drawing.sheets.find(({ name }) => name === "Hosts");
    const beside = (label: string, columns: number): unknown => {
      const row = hosts?.values.find((cells) => cells.includes(label));
      return row?.[row.indexOf(label) + columns];
    };
    expect(hosts?.values[0]?.[0]).toBe("Nordwind");
    expect(beside("Hosts", 1)).toBe(8);
    expect(beside("Physical cores", 1)).toBe(32);
  });
});
