import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

const PROSE = /[a-z]+ [a-z]+ [a-z]+/i;

/**
 * Leaves texts of three words and more as they are: messages, steps of an explanation, titles of sources. Tests look
 * for the words that matter in them, so that an emptied text says nothing about how well the figures are tested.
 */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, "prose", {
    shouldIgnore(node) {
      return node.isStringLiteral() && PROSE.test(node.node.value) ? "words for people" : undefined;
    },
  }),
];
