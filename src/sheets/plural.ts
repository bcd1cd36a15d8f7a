import { quoted } from "./formulaText";

/**
 * One word or the other, by how many there are. A formula.
 *
 * @example plural("{hosts}", "host", "hosts") //=> 'IF({hosts}=1,"host","hosts")'
 */
export function plural(count: string, one: string, more: string): string {
  return `IF(${count}=1,${quoted(one)},${quoted(more)})`;
}
