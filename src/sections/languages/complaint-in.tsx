import { gettingReadyHref } from '#content/getting-ready.ts';
import { fill } from '#content/languages/fill.ts';
import { pageLinkIn, sheetsIn } from '#content/languages/pages.ts';
import type { Texts } from '#content/languages/texts.ts';
import { signsIn } from '#content/languages/views.ts';
import { pathIn } from '#content/languages.ts';
import { answersOf, openGroupsOf, othersOf, ownFirst } from '#content/symptoms/signs.ts';
import type { Symptom } from '#content/symptoms/symptom.ts';
import { rules } from '#content/triage.ts';
import { Fold, FoldTop } from '#ui/fold.tsx';
import { Links, Updating } from './bricks.tsx';
import { CardsIn } from './cards.tsx';

/** A complaint of the finder in another language: how soon, the signs, and what to read. */
export function ComplaintIn({
  texts,
  symptom,
  text,
  stale,
}: {
  texts: Texts;
  symptom: Symptom;
  text: { words: string; note?: string; soonestIf?: string };
  stale: boolean;
}) {
  const { finder } = texts.words;
  const links = (pages: ReadonlyArray<string>) => pages.flatMap((page) => pageLinkIn(texts, page) ?? []);
  const [answer, ...besides] = answersOf(symptom, texts.words.answers, text.soonestIf);
  const sheets = sheetsIn(texts)
    .filter(({ key }) => key === symptom.sheet)
    .map(({ key, text: { name } }) => ({
      name: fill(texts.words.sheet.of, { name }),
      href: pathIn(texts.language, gettingReadyHref(key)),
      translated: true,
    }));
  const others = new Set<string>(othersOf(symptom).map((id) => rules[id].words));
  const [likely, rarer] = [[...sheets, ...links(symptom.pages)], links(symptom.others)];
  return (
    <Fold
      className="complaint relative rounded-md border border-line bg-surface"
      row="px-3 py-2 sm:px-5"
      title={<h2 className="min-w-0 text-lg">{text.words}</h2>}
    >
      <FoldTop id={symptom.id} />
      <div className="px-3 pt-1 pb-5 sm:px-5">
        <Updating texts={texts} when={stale} />
        <div className="mb-3 scroll-mt-40 scroll-mb-[calc(var(--bar-room)+1rem)]" data-answer="">
          <p className="text-lg font-semibold">{answer}</p>
          {besides.length > 0 && <p className="mt-1">{besides.join(' ')}</p>}
        </div>
        {text.note && <p className="mb-3">{text.note}</p>}
        <CardsIn
          card={signsIn(texts, ownFirst(symptom))}
          draw={(words) => words}
          heading="h3"
          id={`${symptom.id}-help`}
          isOther={(words) => others.has(words)}
          subjects={openGroupsOf(symptom)}
          texts={texts}
        />
        {likely.length > 0 && (
          <div className="mt-5">
            <h3 className="text-lg">{finder.read}</h3>
            <Links links={likely} texts={texts} />
          </div>
        )}
        {rarer.length > 0 && (
          <div className="mt-5">
            <h3 className="text-soft">{finder.rarer}</h3>
            <Links links={rarer} texts={texts} />
          </div>
        )}
      </div>
    </Fold>
  );
}
