import { usedTokens } from "../../src/explain/usedTokens";

/** Names and functions of a formula that it does not define itself. */
const words = (formula: string) =>
  usedTokens(formula).flatMap((token) =>
    token.kind === "name" || (token.kind === "function" && !/^(LET|LAMBDA|MAX|SUM)$/.test(token.name))
      ? token.text
      : [],
  );

test.each([
  ["without LET", "cost(1)+rate", ["cost", "rate"]],
  ["that calls a function it names", "LET(cost,LAMBDA(x,x),cost(1))", []],
  ["that calls it in another case", "let(Cost,LAMBDA(x,x),COST(1))", []],
  ["with spaces", "LET( cost , LAMBDA(x,x), cost(1) )", []],
  ["with brackets before the name", "LET(a,(1+2),cost,LAMBDA(x,x),cost(1))", []],
  ["with nested brackets before the name", "LET(a,((1)+(2)),cost,LAMBDA(x,x),cost(1))", []],
  ["with a call of two arguments before the name", "LET(a,MAX(1,2),cost,LAMBDA(x,x),cost(1))", []],
  ["with a call of three arguments before the name", "LET(a,MAX(1,2,3),cost,LAMBDA(x,x),cost(1))", []],
  ["with two functions", "LET(a_1,LAMBDA(x,x),a_2,LAMBDA(y,y),a_1(1)+a_2(2))", []],
  ["with one LET in another", "LET(cost,LAMBDA(x,x),LET(rate,2,cost(rate)))", []],
  ["whose brackets do not close", "LET(cost,LAMBDA(x,x),cost(1)", []],
  ["whose value is a name", "LET(a,rate,a*2)", ["rate"]],
  ["that calls the name of a value", "LET(a,cost,cost(1))", ["cost", "cost"]],
  ["with a name deeper in its result", "LET(a,1,SUM(cost,2)*cost(1))", ["cost", "cost"]],
  ["with a name in a value, in front of a comma", "LET(a,MAX(cost,2),cost(1))", ["cost", "cost"]],
  ["whose result begins with a name", "LET(a,1,cost*cost(1))", ["cost", "cost"]],
  ["whose result is a name", "LET(a,1,cost)+cost(1)", ["cost", "cost"]],
])("a formula %s, %s, uses %j", (_what, formula, used) => {
  expect(words(formula)).toEqual(used);
});

test.each([
  ["LET(rate,2,rate*2)+rate", ["rate"]],
  ["rate+LET(rate,2,rate*2)", ["rate"]],
  ["LET(cost,LAMBDA(x,x),cost(1))+cost(2)", ["cost"]],
  ["cost(2)+LET(cost,LAMBDA(x,x),cost(1))", ["cost"]],
])("%s uses the workbook's %j outside of the LET that has the same word", (formula, used) => {
  expect(words(formula)).toEqual(used);
});
