import type { Template } from "../templates/template";
import { templates } from "../templates/templates";
import { UsageError } from "./usageError";

/** The planning templates of `--with hosts,ip-plan`. */
export function templatesOf(ids: string): readonly Template[] {
  return namedOnce(ids.split(",").map((id) => templateOf(id.trim(), templates)));
}

/** The template of an id; refuses another word. */
export function templateOf(id: string, all: readonly Template[]): Template {
  const template = all.find((one) => one.id === id);
  if (template) return template;
  throw new UsageError(`there is no template "${id}": use ${all.map((one) => one.id).join(", ")}`);
}

/** A workbook holds each template once: its facts say what it plans. */
function namedOnce(wanted: readonly Template[]): readonly Template[] {
  const twice = wanted.find((one, i) => wanted.indexOf(one) !== i);
  if (twice) throw new UsageError(`"${twice.id}" appears twice in --with: use it once`);
  return wanted;
}
