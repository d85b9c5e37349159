import fc from 'fast-check';

/** In CI, property tests try the same values each time, so that a failure comes from the change. */
const CI_SEED = 20_261_125;

if (process.env['CI']) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: CI_SEED });
