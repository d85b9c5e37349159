export const formatNumber = (count: number): string => count.toLocaleString('en-US');

/** Returns '1 item' or '1,200 items', for example. */
export function formatCount(count: number, noun: string): string {
  return `${formatNumber(count)} ${count === 1 ? noun : `${noun}s`}`;
}
