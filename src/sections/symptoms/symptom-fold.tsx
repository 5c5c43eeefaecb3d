import { pageLink } from '#content/page-link.ts';
import type { Symptom } from '#content/symptoms/symptom.ts';
import { LinkList } from '#islands/link-list.tsx';
import { Fold } from '#ui/fold.tsx';
import { Icon } from '#ui/icon.tsx';
import { UrgencyCard } from './urgency-card.tsx';

function Pages({ title, links, rarer = false }: { title: string; links: ReadonlyArray<string>; rarer?: boolean }) {
  if (links.length === 0) return null;
  return (
    <div className="mt-5">
      <h3 className={rarer ? 'text-soft' : 'text-lg'}>{title}</h3>
      <LinkList
        end={<Icon className="size-5" name="arrow" />}
        entry="border-b border-line"
        link={`flex min-h-12 items-center justify-between gap-3 py-2 ${rarer ? '' : 'font-semibold text-brand'}`}
        links={links.map(pageLink)}
      />
    </div>
  );
}

/** One complaint: shut, its words; open, how soon and where to read on. The id is inside, so that a jump to it opens the fold. */
export function SymptomFold({ symptom }: { symptom: Symptom }) {
  const { id, words, hinglish, hindi, note, rules, pages, others } = symptom;
  return (
    <Fold
      className="rounded-md border border-line bg-surface"
      row="px-5 py-2"
      title={
        <h2 className="min-w-0 text-lg leading-snug">
          {words}
          <span className="block text-sm font-normal text-soft">
            <span lang="hi">{hindi}</span> <span lang="hi-Latn">({hinglish})</span>
          </span>
        </h2>
      }
    >
      <div className="scroll-mt-40 px-5 pt-1 pb-5" id={id}>
        {note && <p className="mb-3">{note}</p>}
        <UrgencyCard rules={rules} />
        <Pages links={pages} title="Likely pages, the common first" />
        <Pages links={others} rarer title="Other causes" />
      </div>
    </Fold>
  );
}
