/** A word or phrase that the project does not use. */
export interface RetiredWord {
  /** The word as a reader of the failure knows it. */
  word: string;
  /** What matches it, and nothing that is correct. */
  matches: RegExp;
  use: string;
}

/** Forms that mark unidiomatic or British English, with what replaces them: docs/style.md explains the choice. */
export const RETIRED_WORDS: readonly RetiredWord[] = [
  { word: "what limits, was the limit", matches: /\bwhat limits\b|\bwas the limit\b/i, use: "bottleneck" },
  { word: "load offered", matches: /\bload offered\b/i, use: "offered load" },
  { word: "pure test", matches: /\bpure (tests?|reads?|writes?)\b/i, use: "read-only and write-only tests" },
  { word: "a mix, mixing", matches: /\ba mix\b|\bmixing\b/i, use: "mixed workload; read/write mix" },
  { word: "hosts carry", matches: /\bhosts? carr(y|ies)\b/i, use: "hosts can run" },
  { word: "protect data again", matches: /\bprotects? (data|it) again\b/i, use: "rebuild redundancy" },
  {
    word: "stays away",
    matches: /\bstays? away\b|\bhosts? (is |are )?down\b/i,
    use: "unavailable; host failure",
  },
  { word: "parted", matches: /\bparted\b/i, use: "partitioned" },
  { word: "per cent", matches: /\bper cent\b/i, use: "%" },
  { word: "70 %", matches: /\d %(?![dsif\w])|…\} %/i, use: "70%" },
  { word: "anew", matches: /\banew\b/i, use: "again; re-enter; rebuild" },
  { word: "hand over", matches: /\bhand(s|ed|ing)? over\b/i, use: "import; pass" },
  { word: "chosen", matches: /(?<![{".])\bchosen\b(?![.}"])/i, use: "selected" },
  { word: "went wrong, trouble", matches: /\b(went|goes?) wrong\b|\btroubles?\b/i, use: "failed; problem" },
  {
    word: "goes, is gone",
    matches: /\bgoes\b|\b(is|are|was|were) gone\b/i,
    use: "is removed; enters; becomes",
  },
  { word: "say, tell", matches: /\b(says?|said|tells?|told)\b/i, use: "show; report; state" },
  { word: "for ever", matches: /\bfor ?ever\b/i, use: "permanently" },
  { word: "cap", matches: /\bcap(s|ped)?\b/i, use: "limit" },
  { word: "judged", matches: /\bjudged?\b/i, use: "evaluated" },
  { word: "takes the place of", matches: /\bt(akes?|ook|aking) the place of\b/i, use: "replaces" },
  {
    word: "is no X, is none",
    matches: /(?<!\bthere )\b(is|are|was|were) (no(?! (longer|more\b))|none)\b/i,
    use: "is not an X",
  },
  { word: "stands, lies", matches: /\b(stands?|stood)\b(?! (for|out)\b|-in)|\b(lies|lay)\b/i, use: "is" },
  { word: "beside", matches: /\bbeside\b/i, use: "next to; in addition to" },
  { word: "a row a run", matches: /\b(an?|one) row an?\b/i, use: "one row per run" },
  { word: "of ours, one's own", matches: /\bof ours\b|\bone's own\b/i, use: "HCI Planner's; your own" },
  { word: "peer", matches: /\bpeers?\b/i, use: "comparison tool" },
  { word: "held by a test", matches: /\bheld by a test\b|\ba test holds\b/i, use: "enforced by a test" },
  {
    word: "no longer kept, looked after",
    matches: /\bno longer kept\b|\blooked after\b/i,
    use: "unmaintained",
  },
  { word: "left out", matches: /\bleft out\b|\bleav(es?|ing) (\w+ )?out\b/i, use: "omitted; skipped" },
  { word: "left aside", matches: /\bleft aside\b/i, use: "ignored" },
  { word: "remark", matches: /\bremarks?\b/i, use: "diagnostic; notice" },
  { word: "nobody, somebody", matches: /\b(no|some)body\b/i, use: "you; users; no user" },
  { word: "for who, one who", matches: /\b(for|to|by|one) who\b/i, use: "users who; administrators who" },
  { word: "the like", matches: /\bthe like\b/i, use: "the same" },
  { word: "attack", matches: /\battacks?\b/i, use: "robustness test" },
  {
    word: "British spelling",
    matches:
      /\b(analys(e|ed|es|ing|er)|licences?|colou?rings|colour\w*|behaviou?rs?(?<!behaviors?)|catalogues?|neighbour\w*|organis\w+|recognis\w+|artefacts?|programmes?|centres?|grey|cancelled|cancelling|labelled|labelling|modelled|modelling|normalis\w+|summaris\w+|optimis\w+|initialis\w+|minimis\w+|maximis\w+|favour\w*|honour\w*|whilst|judgement|unrecognis\w+|serialis\w+|travell\w+)\b/i,
    use: "analyzed, license, color, behavior, catalog, recognized ...",
  },
];
