const RESULTS =
  /^\ufeff?"?'?(?:Test Type[,;\t]\s*Test Description|Target Type"?[,;\t]"?Target Name|TimeStamp"?[,;\t]"?'?Target Type|Iometer Output File)/m;

const CONFIGURATION = /^'?(?:TEST SETUP|RESULTS DISPLAY|ACCESS SPECIFICATIONS|MANAGER LIST) ={8,}$/;

/** Whether a line heads a section of a configuration file. */
export function isConfigurationMarker(line: string): boolean {
  return CONFIGURATION.test(line);
}

/** Whether a text holds something that Iometer wrote: results, an instantaneous log or a configuration. */
export function looksLikeIometer(text: string): boolean {
  return RESULTS.test(text) || text.split(/\r?\n/, 100).some(isConfigurationMarker);
}
