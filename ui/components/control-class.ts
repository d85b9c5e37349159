export const CONTROL_CLASS =
  'w-full rounded-sm border border-edge bg-raised px-3 py-2 text-base text-ink transition-colors ' +
  'placeholder:text-soft hover:border-ink aria-invalid:border-danger disabled:opacity-55';
