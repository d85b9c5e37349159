const FILE = process.env['RECORDED_RESPONSES'];
const RECORDER = new URL('./record-responses.mjs', import.meta.url).href;

/** What has a program of the site record its responses: options of Node, and variables. Nothing outside of `npm test`. */
export const RECORDING: { options: readonly string[]; variables: Record<string, string> } =
  FILE === undefined
    ? { options: [], variables: {} }
    : { options: ['--import', RECORDER], variables: { RECORDED_RESPONSES: FILE } };
