import type { ReactNode } from 'react';
import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { urgencyHeadings } from '#content/evidence.ts';
import type { CareCardText, Runs } from '#content/page-text.ts';
import { ownRules } from '#content/triage/card-words.ts';
import { type Grouped, type GroupId, inGroups, inOnePiece } from '#content/triage/groups.ts';
import { type Urgency, urgencies } from '#content/triage/rule.ts';
import { VisitLine } from '#sections/visit/visit-line.tsx';
import { Fold } from '#ui/fold.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { inOrder } from '#ui/in-order.ts';
import { MarkedText } from '#ui/marked-text.tsx';
import { Folds, type Row, Signs, Titled } from './care-signs.tsx';
import { type CareWords, englishCareWords } from './care-words.ts';

// A head with a background would leave a pale arc in the card's corners.
const looks = {
  emergency: {
    card: 'border-emergency bg-emergency',
    body: 'bg-emergency-50',
    action: 'border-emergency text-emergency',
  },
  'same-day': { card: 'border-urgent bg-urgent', body: 'bg-urgent-50', action: 'border-urgent text-urgent' },
  // Of the two amber cards the milder one has an unfilled head.
  'within-days': {
    card: 'border-urgent bg-urgent-50 text-urgent',
    body: 'bg-surface text-ink',
    action: 'border-urgent text-urgent',
  },
  routine: { card: 'border-brand bg-brand', body: 'bg-brand-50', action: 'border-brand text-brand' },
} as const satisfies Record<Urgency, { card: string; body: string; action: string }>;
export type CardLook = Urgency;
type Icons = Readonly<Record<Urgency, IconName>>;
const icons: Icons = { emergency: 'warning', 'same-day': 'phone', 'within-days': 'clock', routine: 'calendar' };

function Action({ look, href, icon, children }: { look: CardLook; href: string; icon?: IconName; children: ReactNode }) {
  return (
    <a
      className={`care-card-action inline-flex min-h-11 items-center justify-center gap-2 rounded-full border-2 bg-surface px-4 py-1.5 font-semibold leading-tight hover:underline ${looks[look].action}`}
      href={href}
    >
      {icon && <Icon className="size-5" name={icon} />}
      {children}
    </a>
  );
}

/** The one action of a card. */
function Actions({ look, callbackHref, words }: { look: CardLook; callbackHref: string; words: CareWords }) {
  if (look === 'emergency') {
    return ['112', '108'].map((number) => (
      <Action href={`tel:${number}`} icon="phone" key={number} look={look}>
        {words.call(number)}
      </Action>
    ));
  }
  if (look === 'same-day' || look === 'within-days') {
    return (
      <Action href={phoneLink} icon="phone" look={look}>
        {words.call(phoneAsRead)}
      </Action>
    );
  }
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 print:hidden">
        <Action href={callbackHref} look={look}>
          {words.callback}
        </Action>
        <VisitLine className="text-ink text-sm" way={words.visit} />
      </span>
      <span className="hidden font-semibold print:inline">{words.call(phoneAsRead)}</span>
    </>
  );
}

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
function Card({ look, title, rows, callbackHref, subjects, words = englishCareWords }: CardProps & Shared) {
  const { card, body } = looks[look];
  const urgent = look === 'emergency';
  const { folds, ...all } = (urgent ? inGroups : inOnePiece)(rows, (row) => row.words, { subjects, isOther: (row) => row.other === true });
  const [shown, others] = urgent ? [all] : firstAndOthers(all);
  const ink = look === 'within-days' ? '' : 'text-on-brand';
  const head = (
    <h3 className={`flex items-start gap-3 px-5 py-2.5 leading-snug ${urgent ? 'text-lg' : 'text-base'} ${ink}`}>
      <Icon className="mt-px size-6" name={icons[look]} />
      {title}
    </h3>
  );
  return (
    <section
      className={`care-card care-card-${look} overflow-hidden rounded-md border-2 ${card} ${urgent ? 'col-span-full' : 'last:even:col-span-full'}`}
    >
      {head}
      <div className={`px-5 pt-3 ${body}`}>
        <Lists {...shown} words={words} />
        {others && others.first.length + others.open.length > 0 && (
          <Fold row="min-h-11! py-1 font-semibold print:hidden" title={words.groups.more}>
            <Lists {...others} words={words} />
          </Fold>
        )}
      </div>
      <div className={`flex flex-wrap gap-3 px-5 ${urgent ? 'py-4' : 'py-2.5'} ${body}`}>
        <Actions callbackHref={callbackHref} look={look} words={words} />
        {look === 'same-day' && <p className="w-full text-ink text-sm">{words.closed}</p>}
      </div>
      {urgent && folds.length > 0 && (
        <div className={`px-5 pb-1 ${body}`}>
          <Folds groups={folds} open={all.open} titles={words.groups} />
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

type HelpCardsProps = Shared & {
  /** At most one card of each look. */
  cards: ReadonlyArray<CardProps>;
  id?: string;
};

/** What to do and how soon, one action to a card. Red marks the emergency alone; in print the border's weight does. */
export function HelpCards({ cards, callbackHref, subjects, id = whenToGetHelp.id, words = englishCareWords }: HelpCardsProps) {
  return (
    <section aria-labelledby={id} className="@container">
      <h2 className="text-2xl" id={id}>
        {words.title}
      </h2>
      <div className="mt-4 grid items-start gap-3 @min-[600px]:grid-cols-2">
        {cards.map((card) => (
          <Card {...card} callbackHref={callbackHref} key={card.look} subjects={subjects} words={words} />
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
