import type { FunctionHelp } from "../../functionHelp";

/** Univer's number for functions of the user, as a group in its list. */
const USER_FUNCTIONS = 15;

/** A function as Univer's autocompletion and signature help show it. */
export function functionInfo({ id, description, returns, parameters, examples }: FunctionHelp) {
  const [example] = examples;
  return {
    functionName: id,
    functionType: USER_FUNCTIONS,
    abstract: description,
    description: [description, returns, example ? `${example.formula} gives ${example.result}` : ""]
      .filter((part) => part !== "")
      .join(" "),
    functionParameter: parameters.map(({ name, optional, description: detail }) => ({
      name,
      detail,
      example: "",
      require: optional ? 0 : 1,
      repeat: 0,
    })),
  };
}
