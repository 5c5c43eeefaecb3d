import { closureAsRead } from '#content/open-now.ts';
import { type TextLanguage, textLanguages } from '#content/patient-texts/seeds.ts';
import { practice } from '#content/practice.ts';
import { mailLink } from '#desk/frame/mail-link.ts';
import { Choices, Nothing, PageHead, TapLink } from '#desk/frame/page-parts.tsx';
import { pathOf, unreadable } from '#desk/frame/request-names.ts';
import type { StaffClosure } from '#requests/closed-days.ts';
import { numberAsRead, telLink, whatsappLink } from '#schemas/phone-number.ts';
import { fillText } from '#texts/fill.ts';
import type { PracticeText } from '#texts/store.ts';
import { languageOf } from '#texts/written-language.ts';
import { ButtonLink, Submit } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { alsoValue, howManyRequests, type Together, tellPath, whenIn } from './tell-words.ts';

type Props = {
  closure: StaffClosure;
  /** The requests of the patient to tell now; undefined when all are told, or left for later. */
  next: Together | undefined;
  texts: ReadonlyArray<PracticeText>;
  now: number;
  told: number;
  /** How many have not heard of it yet. */
  left: number;
  after: string;
  language: string | undefined;
};

/** One patient who has to hear of a closed time, with the text ready; 'Told' opens the next. */
export function TellScreen({ closure, next, texts, now, told, left, after, language }: Props) {
  return (
    <>
      <a className="-ml-1 inline-flex min-h-11 items-center gap-1 font-semibold" href={`/closed-days#closed-${closure.id}`}>
        <Icon className="size-5" name="left" /> Closed days
      </a>
      <PageHead title="Tell them, one after the other">
        {closureAsRead(closure)}.{told === 0 && after === '' && ' Send the text, then press ‘Told’: the next one opens.'}
      </PageHead>
      <p className="mt-3 font-semibold" role="status">
        {told} of {told + left} told
      </p>
      {next ? (
        <Next {...{ closure, next, texts, now, told, after }} typed={language} />
      ) : (
        <Nothing>
          {left === 0 ? (
            'Everybody has been told.'
          ) : (
            <>
              You are through the list. {left === 1 ? 'One is' : `${left} are`} left for later.{' '}
              <TapLink href={tellPath(closure, { told })}>{left === 1 ? 'Tell this one now' : 'Tell these now'}</TapLink>
            </>
          )}
        </Nothing>
      )}
    </>
  );
}

const languageIn = (typed: string | undefined): TextLanguage | undefined =>
  (Object.keys(textLanguages) as ReadonlyArray<TextLanguage>).find((language) => language === typed);

type NextProps = Pick<Props, 'closure' | 'texts' | 'now' | 'told' | 'after'> & {
  next: NonNullable<Props['next']>;
  typed: string | undefined;
};

function Next({ closure, next: all, texts, now, told, after, typed }: NextProps) {
  const [next] = all;
  const { name, written, ways, wrongNumber, reference, version } = next;
  const { phone = '', email = '' } = written ?? {};
  const language = languageIn(typed) ?? languageOf(next.language, written?.text ?? '');
  const [key, visitAt] =
    next.comesAt === undefined ? (['moved', next.dueAt ?? undefined] as const) : (['visit-closed', next.comesAt] as const);
  const body = texts.find((text) => text.key === key)?.bodies[language] ?? '';
  const filled = fillText(body, language, { name: written?.name ?? '', reference, visitAt });
  const whatsapp = filled.ok && ways?.includes('whatsapp') ? whatsappLink(phone, filled.text) : undefined;
  const mail = filled.ok && email ? mailLink(email, practice.name, filled.text) : undefined;
  return (
    <section aria-labelledby="next" className="mt-3 max-w-reading rounded-md border border-line bg-surface p-4">
      <h2 className="break-words text-lg" id="next">
        <a className="text-ink" href={pathOf(next)}>
          {written?.name ?? unreadable}
        </a>
      </h2>
      <p className="text-soft">
        {whenIn(next, now)}
        {howManyRequests(all)}
      </p>
      <div className="mt-3">
        <Choices
          label="Language"
          of={Object.entries(textLanguages).map(([tag, words]) => ({
            href: tellPath(closure, { told, after, language: tag }),
            words,
            isCurrent: tag === language,
          }))}
        />
      </div>
      {filled.ok && (whatsapp || mail) ? (
        <p className="mt-3 whitespace-pre-line break-words" lang={language}>
          {filled.text}
        </p>
      ) : (
        <p className="mt-3">No text reaches them: ring them.</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {whatsapp && (
          <ButtonLink className="px-4!" href={whatsapp} look="accent" rel="noreferrer" target="_blank">
            <Icon className="size-5" name="whatsapp" /> WhatsApp
          </ButtonLink>
        )}
        {mail && (
          <ButtonLink className="px-4!" href={mail} look={whatsapp ? 'quiet' : 'accent'}>
            <Icon className="size-5" name="mail" /> Email
          </ButtonLink>
        )}
        {phone && !wrongNumber && (
          <ButtonLink className="px-4!" href={telLink(phone)} look={whatsapp || mail ? 'quiet' : 'accent'}>
            <Icon className="size-5" name="phone" /> {numberAsRead(phone)}
          </ButtonLink>
        )}
      </div>
      <form action={`${pathOf({ name })}/told`} className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2" method="post">
        <input name="version" type="hidden" value={version} />
        <input name="also" type="hidden" value={alsoValue(all)} />
        <input name="tell" type="hidden" value={closure.id} />
        <input name="told" type="hidden" value={told} />
        <input name="after" type="hidden" value={after} />
        <Submit>Told, next</Submit>
        <TapLink href={tellPath(closure, { told, after: name })}>Leave for later</TapLink>
      </form>
    </section>
  );
}
