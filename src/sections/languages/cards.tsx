import type { ReactNode } from 'react';
import { fill } from '#content/languages/fill.ts';
import type { Texts } from '#content/languages/texts.ts';
import type { SignRows } from '#content/languages/views.ts';
import { openIn } from '#content/opening-hours.ts';
import type { GroupId } from '#content/triage/groups.ts';
import { HelpCards } from '#sections/care-card.tsx';
import type { CareWords } from '#sections/care-words.ts';
import { inOrder } from '#ui/in-order.ts';
import { linksIn, visitWayIn } from './links.ts';

export function careWordsIn(texts: Pick<Texts, 'language' | 'words' | 'practice' | 'times'>): CareWords {
  const { words, times } = texts;
  return {
    title: words.care.title,
    call: (number) => fill(words.nav.callNumber, { number }),
    callback: words.nav.callback,
    closed: fill(words.care.closed, { openHours: openIn(times) }),
    groups: words.care.groups,
    visit: visitWayIn(texts),
  };
}

/** Care cards in another language; `draw` draws a row. */
export function CardsIn<Shown>({
  texts,
  card,
  draw,
  id,
  subjects,
  isOther,
  callbackHref = linksIn(texts).callback.href,
  heading = 'h2',
}: {
  texts: Texts;
  card: SignRows<Shown>;
  draw: (shown: Shown) => ReactNode;
  id?: string;
  /** The groups that the list is about, which it does not fold. */
  subjects?: ReadonlyArray<GroupId> | undefined;
  /** Whether a row, by its English words, is of another illness than those of the list. */
  isOther?: (english: string) => boolean;
  callbackHref?: string;
  heading?: 'h2' | 'h3';
}) {
  return (
    <HelpCards
      callbackHref={callbackHref}
      heading={heading}
      cards={card.map(({ urgency, rows }) => ({
        look: urgency,
        title: texts.words.headings[urgency],
        rows: inOrder(rows).map(({ item }) => ({ node: draw(item.shown), words: item.english, other: isOther?.(item.english) ?? false })),
      }))}
      subjects={subjects}
      words={careWordsIn(texts)}
      {...(id && { id })}
    />
  );
}
