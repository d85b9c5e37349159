/** The pattern matches `3/4`, and `1 1/2` as a whole, but not the tail of a number, such as `24/7`. */
const FRACTIONS = /((?:\d{1,3} )?(?<![\d/])[1-9]\/\d{1,2}(?![\d/]))/;

/** The font's `frac` raises every digit, and `1 1/2` would read as 11/2. So only the fraction gets it. */
export function FractionText({ text }: { text: string }) {
  return text.split(FRACTIONS).map((part, index) => {
    if (index % 2 === 0) return part;
    const begin = part.indexOf(' ') + 1;
    return (
      <span key={index} className="whitespace-nowrap">
        {part.slice(0, begin)}
        <span className="fraction">{part.slice(begin)}</span>
      </span>
    );
  });
}
