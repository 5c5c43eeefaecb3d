import { formNotice } from '#content/form-notice.ts';

/** What becomes of the answers, item by item, and the way to the whole notice. */
export function FormNotice() {
  const { title, items, link } = formNotice;
  return (
    <div className="text-sm text-soft">
      <details>
        <summary className="min-h-11 py-3 underline">{title}</summary>
        <dl className="grid gap-2 border-l-4 border-line pl-4">
          {items.map(({ what, text }) => (
            <div key={what}>
              <dt className="inline font-semibold">{what}: </dt>
              <dd className="inline">{text}.</dd>
            </div>
          ))}
        </dl>
      </details>
      <a className="inline-flex min-h-11 items-center underline" href={link.href}>
        {link.text}
      </a>
    </div>
  );
}
