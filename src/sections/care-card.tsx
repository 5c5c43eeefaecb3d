import { urgencyHeadings } from '#content/evidence.ts';
import type { CareCardText, Runs } from '#content/page-text.ts';
import { ownRules } from '#content/triage/card-words.ts';
import { type Grouped, type GroupId, inGroups, inOnePiece } from '#content/triage/groups.ts';
import { urgencies } from '#content/triage/rule.ts';
import { Fold } from '#ui/fold.tsx';
import { Icon } from '#ui/icon.tsx';
import { inOrder } from '#ui/in-order.ts';
import { MarkedText } from '#ui/marked-text.tsx';
import { Actions, type CardLook, icons, looks } from './care-actions.tsx';
import { Folds, type Row, Signs, Titled } from './care-signs.tsx';
import { type CareWords, englishCareWords } from './care-words.ts';

type CardProps = { look: CardLook; title: string; rows: ReadonlyArray<Row> };

/** Of a card that is not urgent the first sign, or the heading would end in nothing, and apart from it all others. */
function firstAndOthers({ first, open }: Pick<Grouped<Row>, 'first' | 'open'>) {
  const [group, ...groups] = open;
  if (first.length > 0 || !group)
    return [
      { first: first.slice(0, 1), open: [] },
      { first: first.slice(1), open },
    ] as const;
  const rest = { ...group, rows: group.rows.slice(1) };
  return [
    { first, open: [{ ...group, rows: group.rows.slice(0, 1) }] },
    { first, open: rest.rows.length > 0 ? [rest, ...groups] : groups },
  ] as const;
}

type ListsProps = Pick<Grouped<Row>, 'first' | 'open'> & { words: CareWords };

const Lists = ({ first, open, words }: ListsProps) => (
  <>
    {first.length > 0 && <Signs rows={first} />}
    <Titled groups={open} titles={words.groups} />
  </>
);

/** The emergency card is open. Milder ones show a heading, the first sign and a button, and fold their other signs. */
function Card({
  look,
  title,
  rows,
  callbackHref,
  subjects,
  words = englishCareWords,
  heading: Heading = 'h3',
}: CardProps & Shared & CardHeading) {
  const { card, body } = looks[look];
  const urgent = look === 'emergency';
  const { folds, ...all } = (urgent ? inGroups : inOnePiece)(rows, (row) => row.words, { subjects, isOther: (row) => row.other === true });
  const [shown, others] = urgent ? [all] : firstAndOthers(all);
  const ink = look === 'within-days' ? '' : 'text-on-brand';
  const head = (
    <Heading className={`flex items-start gap-3 px-4 sm:px-5 py-2 leading-snug ${urgent ? 'text-lg' : 'text-base'} ${ink}`}>
      <Icon className="mt-px size-6" name={icons[look]} />
      {title}
    </Heading>
  );
  return (
    <section
      className={`care-card care-card-${look} overflow-hidden rounded-md border-2 ${card} ${urgent ? 'col-span-full' : 'flex flex-col last:even:col-span-full'}`}
    >
      {head}
      <div className={`grow px-4 pt-2 sm:px-5 ${body}`}>
        <Lists {...shown} words={words} />
        {others && others.first.length + others.open.length > 0 && (
          <Fold row="min-h-11! py-1 font-semibold print:hidden" title={words.groups.more}>
            <Lists {...others} words={words} />
          </Fold>
        )}
      </div>
      <div className={`flex flex-wrap gap-3 px-4 sm:px-5 ${urgent ? 'py-3' : 'py-2.5'} ${body}`}>
        <Actions callbackHref={callbackHref} look={look} words={words} />
        {look === 'same-day' && <p className="w-full text-ink text-sm">{words.closed}</p>}
      </div>
      {urgent && folds.length > 0 && (
        <div className={`px-4 sm:px-5 pb-1 ${body}`}>
          <Folds folds={folds} open={all.open} titles={words.groups} />
        </div>
      )}
    </section>
  );
}

/** The emergency card alone, under a title of the page's own. */
export function EmergencyCard({ title, rows, words = englishCareWords }: Omit<CardProps, 'look'> & Pick<Shared, 'words'>) {
  return <Card callbackHref="" look="emergency" rows={rows} title={title} words={words} />;
}

/** Anchor and title of the cards on our own pages. */
export const whenToGetHelp = { id: 'when-to-get-help', title: englishCareWords.title } as const;

type Shared = {
  callbackHref: string;
  /** The groups that the page is about, which no card folds. */
  subjects?: ReadonlyArray<GroupId> | undefined;
  /** Left out on English pages. */
  words?: CareWords;
};

type CardHeading = { heading?: 'h3' | 'h4' };

type HelpCardsProps = Shared & {
  /** At most one card of each look. */
  cards: ReadonlyArray<CardProps>;
  id?: string;
  /** Its level on the page; the cards' titles are a level below it. */
  heading?: 'h2' | 'h3';
};

/** What to do and how soon, one action to a card. Red marks the emergency alone; in print the border's weight does. */
export function HelpCards({
  cards,
  callbackHref,
  subjects,
  id = whenToGetHelp.id,
  words = englishCareWords,
  heading: Heading = 'h2',
}: HelpCardsProps) {
  const below = Heading === 'h2' ? 'h3' : 'h4';
  return (
    <section aria-labelledby={id} className="@container">
      <Heading className={Heading === 'h2' ? 'text-2xl' : 'text-lg'} id={id}>
        {words.title}
      </Heading>
      <div className="mt-4 grid gap-3 @min-[600px]:grid-cols-2">
        {cards.map((card) => (
          <Card {...card} callbackHref={callbackHref} heading={below} key={card.look} subjects={subjects} words={words} />
        ))}
      </div>
    </section>
  );
}

const wordsOf = (runs: Runs): string => runs.map((run) => ('text' in run ? run.text : 'value' in run ? run.value : '')).join('');

/** The care cards of one of our own pages; a list without rows has no card. */
export function CareCards({ card, ...shared }: { card: CareCardText } & Shared) {
  const cards = urgencies.flatMap((look) => {
    const rows = inOrder(card[look]).map(({ key, item }) => ({ node: <MarkedText key={key} runs={item} />, words: wordsOf(item) }));
    return rows.length > 0 ? [{ look, title: urgencyHeadings[look].replace('112 or 108', '112\u00a0or\u00a0108'), rows }] : [];
  });
  return (
    <>
      <HelpCards cards={cards} {...shared} />
      <p className="mt-2 text-sm text-soft">{ownRules}</p>
    </>
  );
}
