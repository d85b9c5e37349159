import type { ReactNode } from 'react';
import type { ControlBox } from './form-fields.ts';

/** Around a list whose own box takes the focus of the form, and has no ref. */
export function FocusFrame({ box, children }: { box: ControlBox; children: ReactNode }) {
  return (
    <div
      ref={(element) => {
        box.ref(element && { focus: () => element.querySelector('input')?.focus() });
      }}
      onBlur={box.onBlur}
    >
      {children}
    </div>
  );
}
