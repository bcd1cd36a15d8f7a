import { LocaleService, LocaleType, mergeLocales, type Univer } from "@univerjs/core";
import filterEnglish from "@univerjs/preset-sheets-filter/locales/en-US";
import { UniverSheetsFindReplacePreset } from "@univerjs/preset-sheets-find-replace";
import findReplaceEnglish from "@univerjs/preset-sheets-find-replace/locales/en-US";
import { UniverSheetsSortPreset } from "@univerjs/preset-sheets-sort";
import sortEnglish from "@univerjs/preset-sheets-sort/locales/en-US";
import { UniverSheetsFilterUIPlugin } from "@univerjs/sheets-filter-ui";

/** Adds find and replace, sorting, and the menus of filters to a grid that is open: a page starts faster without them. */
export function addLaterPlugins(univer: Univer): void {
  const english = mergeLocales(filterEnglish, findReplaceEnglish, sortEnglish);
  univer
    .__getInjector()
    .get(LocaleService)
    .load({ [LocaleType.EN_US]: english });
  const presets: { plugins: unknown[] }[] = [
    UniverSheetsFindReplacePreset(),
    UniverSheetsSortPreset(),
    { plugins: [UniverSheetsFilterUIPlugin] },
  ];
  for (const plugin of presets.flatMap(({ plugins }) => plugins)) {
    const [constructor, options] = Array.isArray(plugin) ? plugin : [plugin];
    univer.registerPlugin(constructor, options);
  }
}
