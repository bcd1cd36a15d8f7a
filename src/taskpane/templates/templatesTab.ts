import type { Template } from "../../templates/template";
import { warn } from "../messages";
import { find } from "../page";
import { spreadsheet } from "../spreadsheet";
import { runTask } from "../task";
import { insertTemplate } from "./insertTemplate";
import { linkAgain } from "./linkAgain";
import { templateCard } from "./templateCard";

/** Ids of the templates that the build has a picture of. */
declare const TEMPLATE_PICTURES: readonly string[];

/** Fills the tab Templates with the gallery. */
export async function startTemplatesTab(): Promise<void> {
  try {
    const { gallery } = await import(/* webpackChunkName: "templates" */ "../../templates/gallery");
    const cards = gallery.map((template) =>
      templateCard(
        template,
        TEMPLATE_PICTURES.includes(template.id) ? `pictures/${template.id}.png` : undefined,
        {
          insert: (one) => void insert(one),
          open: (one) => void open(one),
        },
      ),
    );
    find("templates").replaceChildren(...cards);
    find("link-again").addEventListener("click", () => void runTask("Linking again", linkAgain));
  } catch (error) {
    warn(error);
  }
}

async function insert(template: Template): Promise<void> {
  await runTask(`Inserting ${template.title}`, (task) => insertTemplate(template, task));
}

async function open(template: Template): Promise<void> {
  await runTask(`Opening ${template.title}`, async () => (await spreadsheet()).open(template));
}
