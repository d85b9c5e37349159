import { useEffect, useRef } from 'react';

export function DeletedNotice({ singular }: { singular: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section
      aria-label="This was deleted meanwhile"
      className="grid gap-3 border-l-3 border-warning pl-4 outline-none"
    >
      <h3 ref={heading} tabIndex={-1} className="scroll-mt-6 text-base">
        This was deleted meanwhile
      </h3>
      <p>
        What you typed is still here. Add it as a new {singular}, or drop it with Cancel; Recent changes can
        bring the deleted one back for 30 days.
      </p>
    </section>
  );
}
