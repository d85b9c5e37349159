/** A ref that sets a CSS property by script: the Content-Security-Policy allows no inline styles in documents. */
export function customProperty(name: `--${string}`, value: string) {
  return (element: SVGElement | null): void => element?.style.setProperty(name, value);
}
