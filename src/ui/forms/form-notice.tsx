import { formNotice } from '#content/form-notice.ts';
import { Fold } from '#ui/fold.tsx';

/** What becomes of the answers, item by item, and the way to the whole notice. */
export function FormNotice() {
  const { title, items, link } = formNotice;
  return (
    <div className="text-sm text-soft">
      <Fold className="rounded-md border border-line bg-surface" row="px-4 py-2 font-semibold text-ink" title={title}>
        <dl className="grid max-w-reading gap-2 px-4 pb-4">
          {items.map(({ what, text }) => (
            <div key={what}>
              <dt className="inline font-semibold">{what}: </dt>
              <dd className="inline">{text}.</dd>
            </div>
          ))}
        </dl>
      </Fold>
      <a className="inline-flex min-h-11 items-center py-2 underline" href={link.href}>
        {link.text}
      </a>
    </div>
  );
}
