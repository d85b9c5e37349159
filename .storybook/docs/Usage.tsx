/** When a component is used, as its stories say in `parameters.usage`. */
export interface UsageWords {
  do?: readonly string[];
  dont?: readonly string[];
}

/** What to do with a component, and what not. */
export function Usage({ words: { do: right = [], dont: wrong = [] } }: { words: UsageWords }) {
  if (right.length + wrong.length === 0) return null;
  return (
    <div className="sb-unstyled my-6 grid gap-6 text-ink md:grid-cols-2">
      <Rules title="Do" rules={right} className="border-success" />
      <Rules title="Don’t" rules={wrong} className="border-danger" />
    </div>
  );
}

function Rules({ title, rules, className }: { title: string; rules: readonly string[]; className: string }) {
  return (
    <div className={`border-t-2 pt-2 ${className}`}>
      <h3 className="text-title">{title}</h3>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}
