export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'link';
export type ButtonSize = 'sm' | 'md' | 'lg';

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 pointer-coarse:min-h-11 px-3 py-1.5 text-sm',
  md: 'min-h-11 px-5 py-2 text-base',
  lg: 'min-h-13 px-6 py-3 text-base',
};

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  quiet: 'border border-edge text-ink hover:border-ink hover:bg-ink/5',
  danger: 'bg-danger-fill text-on-danger hover:bg-danger-fill-hover',
  link: 'text-accent underline underline-offset-4 decoration-1 hover:decoration-2',
};

export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md'): string {
  const box = variant === 'link' ? 'min-h-6' : `justify-center rounded-sm font-semibold ${SIZES[size]}`;
  return `inline-flex items-center gap-2 transition-colors disabled:opacity-55 aria-disabled:cursor-progress ${box} ${VARIANTS[variant]}`;
}
