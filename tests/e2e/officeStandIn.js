/**
 * Stands in for Microsoft's office.js, which the machine that runs the tests may not reach. It is no Excel: it offers
 * only what the page calls while it loads, and remembers which functions were registered, and by which script.
 */
(() => {
  const registered = new Map();
  const info = { host: "Excel", platform: "OfficeOnline" };

  class CustomFunctionError extends Error {
    constructor(code, message) {
      super(message);
      this.code = code;
    }
  }

  globalThis.Office = {
    async onReady(callback) {
      callback?.(info);
      return info;
    },
  };
  globalThis.CustomFunctions = {
    associate(id, implementation) {
      registered.set(id.toUpperCase(), { implementation, script: globalThis.document.currentScript?.src });
    },
    Error: CustomFunctionError,
    ErrorCode: {
      invalidValue: "#VALUE!",
      notAvailable: "#N/A",
      divisionByZero: "#DIV/0!",
      invalidNumber: "#NUM!",
      nullReference: "#NULL!",
      invalidName: "#NAME?",
      invalidReference: "#REF!",
    },
  };
  globalThis.officeStandIn = {
    registrations: () => [...registered].map(([id, { script }]) => ({ id, script })),
    call: (id, ...args) => registered.get(id).implementation(...args),
  };
})();
