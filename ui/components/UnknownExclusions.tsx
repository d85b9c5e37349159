/** Warns of unknown things to leave out. They filter nothing, which a guest with an allergy must know. */
export function UnknownExclusions({ things }: { things: readonly string[] }) {
  return (
    <p role="alert" className="py-3 wrap-anywhere text-danger">
      Nothing is left out for {things.map((thing) => `“${thing}”`).join(', ')}: no ingredient or allergen here
      is called that.
    </p>
  );
}
