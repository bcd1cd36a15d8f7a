/**
 * Replaces the package react-style-singleton in the build, with the names that the package exports.
 *
 * - Wrong in 2.2: it keeps the page behind an open menu from scrolling with a style element that is made on the fly, and its
 *   nonce can only be set for all of a page.
 * - Why it matters here: the workbench's Content-Security-Policy refuses such elements, and Univer's menus would report an
 *   error each time. The page does not scroll.
 * - Upstream: theKashey/react-style-singleton issue 15 (closed: a nonce can be set), theKashey/react-remove-scroll issue 21
 *   (open: works without style elements).
 */
export const styleSingleton = () => () => null;
export const styleHookSingleton = () => () => undefined;
export const stylesheetSingleton = () => ({ add: () => undefined, remove: () => undefined });
