/** Baseline of the last 30 months, as of 2026-11. `ui/app/early/inline-script.ts` tests for it. */
export const SUPPORTED_BROWSERS = ['chrome125', 'edge125', 'firefox126', 'safari17.5', 'ios17.5'];
