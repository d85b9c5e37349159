/**
 * A ref that sets a custom property of CSS by script, for what only a living page needs: the Content-Security-Policy
 * lets no document carry inline styles.
 */
export function customProperty(name: `--${string}`, value: string) {
  return (element: SVGElement | null): void => element?.style.setProperty(name, value);
}
