export function figure(count: number): string {
  return count.toLocaleString('en-US');
}
