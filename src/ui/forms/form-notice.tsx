import { formNotice } from '#content/form-notice.ts';
import type { FormTexts } from '#content/languages/form-texts.ts';
import { type Language, pathIn } from '#content/languages.ts';
import { Fold } from '#ui/fold.tsx';

/** The notice's words in another language, and its tag; English if left out. */
type Props = { texts?: { language: Language; pages: Pick<FormTexts['pages'], 'notice'> } | undefined };

const hrefIn = ({ texts }: Props, href: string) => (texts ? pathIn(texts.language, href) : href);

// A tab of its own, so that nothing typed is lost.
const apart = { rel: 'noopener', target: '_blank' } as const;

/** Leads to the whole notice from beside the tick. */
export function NoticeLink(props: Props) {
  const { href, beside } = formNotice.link;
  return (
    <a className="inline-flex min-h-11 items-center py-2 text-sm underline underline-offset-4" href={hrefIn(props, href)} {...apart}>
      {props.texts?.pages.notice.beside ?? beside}
    </a>
  );
}

/** How the answers are used, item by item, with links to the full notice and to withdrawing consent. */
export function FormNotice(props: Props) {
  const { link, withdraw } = formNotice;
  const own = props.texts?.pages.notice;
  const { title, items } = own ?? formNotice;
  const links = [
    { href: link.href, text: own?.whole ?? link.text },
    { href: withdraw.href, text: own?.withdraw ?? withdraw.text },
  ];
  return (
    <div className="text-sm text-soft">
      <Fold className="rounded-md border border-line bg-surface" row="px-4 py-2 font-semibold text-ink" title={title}>
        <dl className="grid max-w-reading gap-2 px-4 pb-4">
          {items.map(({ what, text }) => (
            <div key={what}>
              <dt className="inline font-semibold">{what}: </dt>
              <dd className="inline">{own ? text : <>{text}.</>}</dd>
            </div>
          ))}
        </dl>
      </Fold>
      <p className="flex flex-wrap gap-x-6">
        {links.map(({ href, text }) => (
          <a className="inline-flex min-h-11 items-center py-2 underline" href={hrefIn(props, href)} key={href} {...apart}>
            {text}
          </a>
        ))}
      </p>
    </div>
  );
}
