import { formNotice } from '#content/form-notice.ts';
import { Fold } from '#ui/fold.tsx';

/** Leads to the whole notice from beside the tick, in a tab of its own so that nothing typed is lost. */
export function NoticeLink() {
  const { href, beside } = formNotice.link;
  return (
    <a className="inline-flex min-h-11 items-center py-2 text-sm underline underline-offset-4" href={href} rel="noopener" target="_blank">
      {beside}
    </a>
  );
}

/** How the answers are used, item by item, with links to the full notice and to withdrawing consent. */
export function FormNotice() {
  const { title, items, link, withdraw } = formNotice;
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
      <p className="flex flex-wrap gap-x-6">
        {[link, withdraw].map(({ href, text }) => (
          <a className="inline-flex min-h-11 items-center py-2 underline" href={href} key={href}>
            {text}
          </a>
        ))}
      </p>
    </div>
  );
}
