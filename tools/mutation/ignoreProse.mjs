import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

const PROSE = /[a-z]+ [a-z]+ [a-z]+/i;
const CALL = /\b[A-Z][A-Z0-9_.]+\(/;

/** Properties of blocks and charts that hold words for people, however few. Units and headers are none of them. */
const WORDS = ["label", "heading", "hint", "title", "subject", "question", "description", "xTitle", "yTitle"];
/** Properties that only change how a sheet looks on screen or paper. */
const LOOKS = ["columnWidths"];
/** Properties whose texts are of a few literal types: the type checker refuses any other. */
const TYPED = ["style", "kind", "orientation"];

/**
 * Leaves texts of three words and more as they are: messages, steps of an explanation, titles of sources. Tests look
 * for the words that matter in them, so that an emptied text says nothing about how well the figures are tested. A formula
 * with such words is no prose.
 */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, "prose", {
    shouldIgnore({ node, parent }) {
      const { type, value } = node;
      const isText = type === "StringLiteral" || type === "TemplateLiteral";
      if (type === "StringLiteral" && PROSE.test(value) && !CALL.test(value)) return "words for people";
      if (parent?.type !== "ObjectProperty" || parent.value !== node) return undefined;
      if (WORDS.includes(parent.key.name) && isText) return "words for people";
      if (TYPED.includes(parent.key.name) && isText) return "another type";
      return LOOKS.includes(parent.key.name) ? "looks" : undefined;
    },
  }),
];
