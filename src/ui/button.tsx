import type { ComponentProps } from 'react';

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-full border-2 px-6 py-2 text-center font-semibold leading-tight no-underline transition-colors duration-200';

const looks = {
  /** The most important action of a screen. */
  accent: `${shape} border-transparent bg-accent text-on-accent hover:bg-accent-strong`,
  brand: `${shape} border-transparent bg-brand text-on-brand hover:bg-brand-strong`,
  quiet: `${shape} border-brand text-brand hover:bg-brand-50`,
  onDeep: `${shape} border-on-deep text-on-deep hover:bg-on-deep hover:text-deep`,
} as const;

export type ButtonLook = keyof typeof looks;

export function ButtonLink({ look = 'brand', className = '', ...props }: ComponentProps<'a'> & { look?: ButtonLook }) {
  return <a className={`${looks[look]} ${className}`} {...props} />;
}

export function Button({ look = 'brand', className = '', type = 'button', ...props }: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button className={`${looks[look]} disabled:cursor-not-allowed disabled:opacity-60 ${className}`} type={type} {...props} />;
}

/** Sends its form. */
export function Submit(props: Omit<ComponentProps<typeof Button>, 'type'>) {
  return <Button type="submit" {...props} />;
}
