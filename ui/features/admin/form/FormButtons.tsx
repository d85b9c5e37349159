import type { ReactNode } from 'react';

/** In sight at the window's lower edge while any of the form is. Toasts find it by its attribute, and stay clear of it. */
export function FormButtons({ children }: { children: ReactNode }) {
  return (
    <div
      data-lower-edge
      className="sticky bottom-0 z-10 flex flex-wrap items-center gap-2 rounded-b-sm border-t border-hairline bg-raised px-5 py-3"
    >
      {children}
    </div>
  );
}
