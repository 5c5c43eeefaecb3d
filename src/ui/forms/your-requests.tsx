const looks = {
  /** Above a form, and gone with it once its receipt has taken its place. */
  form: 'empty:hidden has-[~[data-own-address]]:hidden mb-4 rounded-md border border-line bg-surface px-4 py-1',
  /** The newest one, at the top of home on a phone, where the strip is hidden. */
  home: 'empty:hidden md:hidden border-b border-line bg-surface px-5 leading-tight',
  menu: 'empty:hidden',
  /** Below a receipt: the request that it is about. */
  receipt: 'mt-4 max-w-reading empty:hidden',
  /** In the strip above the header: the newest one, short. */
  strip: 'empty:hidden text-on-deep-soft',
} as const;

/**
 * The place of what this phone remembers of its owner's requests. The server leaves it empty, and `islands/forms/your-requests.ts`
 * fills it. With a text as its child, React neither looks at what is in it nor removes that.
 */
export function YourRequests({ place, words }: { place: keyof typeof looks; words?: string | undefined }) {
  return (
    <div className={`${looks[place]} print:hidden`} data-words={words} data-your-requests={place} suppressHydrationWarning>
      {''}
    </div>
  );
}
