export function figure(count: number): string {
  return count.toLocaleString('en-US');
}

/** '1 item', '1,200 items'. */
export function counted(count: number, one: string): string {
  return `${figure(count)} ${count === 1 ? one : `${one}s`}`;
}
