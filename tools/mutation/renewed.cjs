/**
 * A plan that is made again when it is first used after `renew()`, so that a mutant reaches tests that keep their plan.
 */
let round = 0;

function renewed(make) {
  let made = { round: -1 };
  const current = () => {
    if (made.round !== round) made = { round, plan: make() };
    return made.plan;
  };
  return {
    get spec() {
      return current().spec;
    },
    get cells() {
      return current().cells;
    },
    get basis() {
      return current().basis;
    },
  };
}

/** A module for tests whose plans, made by this function, are renewed. */
function renewing(module, maker) {
  return {
    ...module,
    [maker](...given) {
      const plan = renewed(() => module[maker](...given));
      // What is refused is refused at once.
      void plan.spec;
      return plan;
    },
  };
}

module.exports = { renewed, renewing, renew: () => void round++ };
