import { CLUSTER_FACT_INPUTS } from "../../src/reports/inputs/clusterFactInputs";
import { NO_FACTS } from "../../src/reports/inputs/clusterFacts";
import { readFacts } from "../../src/taskpane/import/factsForm";

/** A form in which one field has a value; the browser decides whether it is valid. */
function formWith(label: string, value: string, valid: boolean) {
  const focused: string[] = [];
  const fields = new Map(
    CLUSTER_FACT_INPUTS.map((input) => {
      const isIt = input.label === label;
      const [own, isValid] = isIt ? [value, valid] : ["", true];
      const focus = () => focused.push(input.label);
      return [`#fact-${input.key}`, { value: own, validity: { valid: isValid }, focus }];
    }),
  );
  const form = { querySelector: (selector: string) => fields.get(selector) ?? null };
  return { form: form as unknown as ParentNode, focused };
}

const HOSTS = "Hosts in the cluster";

test.each([
  ["200", 'Hosts in the cluster "200": enter a whole number from 1 to 96.'],
  ["4.5", 'Hosts in the cluster "4.5": enter a whole number from 1 to 96.'],
  // What is not a number, such as 1e, has no value in a browser.
  ["", "Hosts in the cluster is not a number: enter a whole number from 1 to 96."],
])("a refused value is quoted, and its field has the focus: %j", (value, message) => {
  const { form, focused } = formWith(HOSTS, value, false);
  expect(() => readFacts(form)).toThrow(message);
  expect(focused).toEqual([HOSTS]);
});

test("accepted values are facts, and empty fields are not given", () => {
  const key = CLUSTER_FACT_INPUTS.find(({ label }) => label === HOSTS)?.key ?? "";
  expect(readFacts(formWith(HOSTS, "96", true).form)).toEqual({ ...NO_FACTS, [key]: 96 });
});
