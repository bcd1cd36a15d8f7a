/**
 * Stands in for the package react-style-singleton, which keeps the page behind a menu from scrolling with a style
 * element made on the fly. Our page does not scroll, and its Content-Security-Policy refuses such elements.
 */
export const styleSingleton = () => () => null;
export const styleHookSingleton = () => () => {};
export const stylesheetSingleton = () => ({ add() {}, remove() {} });
