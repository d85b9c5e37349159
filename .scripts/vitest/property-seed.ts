import fc from 'fast-check';

/** In CI, tests with values by chance try the same ones each time, so that a failure comes from the change. */
const CI_SEED = 20_261_125;
const { CI, TEST_SEED } = process.env;

// A failure prints its seed. The same run with this number in `TEST_SEED` tries the same values.
const seed = TEST_SEED ?? (CI ? CI_SEED : undefined);
if (seed !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
