/**
 * Tag of a test that can run for minutes. `npm run test:long` runs only tests with this tag, with volume `all`; the other
 * commands run them with a sample.
 */
export const LONG = "@long";
