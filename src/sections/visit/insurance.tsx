import { insurersNamed } from '#content/insurers.ts';
import { listed } from '#content/languages/list.ts';
import type { Translated } from '#content/languages/translated.ts';
import { english } from '#content/languages.ts';
import { visit } from '#content/visit-facts.ts';
import { insurerWords } from '#content/visit-words.ts';
import { Submit } from '#ui/button.tsx';
import { Filled } from '#ui/filled.tsx';
import { PhoneLink } from '#ui/phone.tsx';
import { VisitPart } from './visit-part.tsx';

// More than any insurer's whole name.
const longestName = 80;

/** What this part says in a language; the insurers' names stay as they are registered. */
export type InsuranceTexts = Readonly<Record<'lang' | 'title' | 'cashless' | 'schemes' | 'action', string>> & {
  words: Translated<typeof insurerWords>;
};

const inEnglish: InsuranceTexts = {
  lang: english.lang,
  title: 'Insurance and schemes',
  words: insurerWords,
  cashless: visit.cashless,
  schemes: visit.schemes,
  action: '/visit#insurance',
};

type Asked = { asked: string; texts: InsuranceTexts };

function AnswerWords({ asked, texts }: Asked) {
  const { lang, words, schemes } = texts;
  const { certain, perhaps, isScheme } = insurersNamed(asked);
  const say = ([first, rest]: readonly [string, string], names = '') => {
    const values = { asked: <span className="wrap-anywhere">{asked}</span>, names, phone: <PhoneLink />, schemes };
    return (
      <>
        <b>
          <Filled text={first} values={values} />
        </b>{' '}
        <Filled text={rest} values={values} />
      </>
    );
  };
  if (certain.length > 0) return say(words.yes, listed(lang, certain));
  if (asked.length > longestName) return <Filled text={words.tooLong} values={{ most: longestName }} />;
  if (isScheme) return say(words.scheme);
  if (perhaps.length > 0) return say(words.perhaps, listed(lang, perhaps, 'disjunction'));
  return say(/^[\p{Script=Latin}\P{L}]+$/u.test(asked) ? words.no : words.letters);
}

/** Answers a form that needs no script: the page comes again with the answer. */
function InsurerAnswer({ asked, texts }: Asked) {
  const isYes = insurersNamed(asked).certain.length > 0;
  return (
    <p className={`mt-4 rounded-md border-l-4 p-4 ${isYes ? 'border-good bg-brand-50' : 'border-edge bg-sunk'}`} role="status">
      <AnswerWords asked={asked} texts={texts} />
    </p>
  );
}

function InsurerForm({ asked, texts: { action, title, words } }: { asked: string | undefined; texts: InsuranceTexts }) {
  return (
    <form action={action} aria-label={title} className="print:hidden" role="search">
      <label className="block font-semibold" htmlFor="insurer">
        {words.question}
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          autoComplete="off"
          className="min-h-12 min-w-0 grow basis-48 rounded-md border border-edge bg-surface px-4"
          defaultValue={asked}
          id="insurer"
          list="insurers"
          name="insurer"
          required
          type="text"
        />
        <Submit look="quiet">{words.look}</Submit>
      </div>
      <datalist id="insurers">
        {visit.insurers.map((insurer) => (
          <option key={insurer} value={insurer} />
        ))}
      </datalist>
    </form>
  );
}

/** With whom the practice settles directly, and whether the insurer that somebody typed is among them. */
export function Insurance({ asked, texts = inEnglish }: { asked: string | undefined; texts?: InsuranceTexts }) {
  const { lang, title, words, cashless, schemes } = texts;
  return (
    <VisitPart id="insurance" title={title}>
      <InsurerForm asked={asked} texts={texts} />
      {asked && <InsurerAnswer asked={asked} texts={texts} />}
      <h3 className="mt-6 text-lg print:mt-2 print:text-base">{words.list}</h3>
      <ul className="mt-2 list-disc gap-x-10 pl-list xs:columns-2" lang={lang === english.lang ? undefined : english.lang}>
        {visit.insurers.map((insurer) => (
          <li key={insurer}>{insurer}</li>
        ))}
      </ul>
      <p className="mt-4">{cashless}</p>
      <h3 className="mt-6 text-lg print:mt-2 print:text-base">{words.schemes}</h3>
      <p className="mt-1">{schemes}</p>
    </VisitPart>
  );
}
