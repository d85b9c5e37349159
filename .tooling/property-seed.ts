import fc from 'fast-check';

/** Property tests try the same values each time in CI, so that a failure comes from the change. Elsewhere each run tries others. */
const CI_SEED = 20_261_125;

if (process.env['CI']) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: CI_SEED });
