import { link, PageHead } from '#desk/frame/page-parts.tsx';
import { whenAsRead } from '#desk/frame/times.ts';
import type { PracticeText } from '#texts/store.ts';

type Props = { texts: ReadonlyArray<PracticeText>; names: ReadonlyMap<string, string>; now: number; mayEdit: boolean };

/** Says who changed a text; '' for one that is as it came. */
export function changedWords({ changed }: PracticeText, names: ReadonlyMap<string, string>, now: number): string {
  return changed ? `${names.get(changed.by) ?? changed.by} changed it ${whenAsRead(changed.at, now)}.` : '';
}

/** The practice's texts, each in English with a link to edit it. */
export function TextList({ texts, names, now, mayEdit }: Props) {
  return (
    <>
      <PageHead title="Texts">
        What you send to patients on WhatsApp or by email, in English, Hindi and Marathi. To send one, open a request and choose ‘Send a
        text’. {!mayEdit && 'The doctor and the owner can change them.'}
      </PageHead>
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {texts.map((text) => (
          <li className="py-3" key={text.key}>
            <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg">
              {text.title}
              {mayEdit && (
                <a aria-label={`Change ‘${text.title}’`} className={`${link} py-2 font-semibold text-base`} href={`/texts/${text.key}`}>
                  Change
                </a>
              )}
            </h2>
            <p className="max-w-reading whitespace-pre-line break-words">{text.bodies.en}</p>
            <p className="text-sm text-soft">{changedWords(text, names, now)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
