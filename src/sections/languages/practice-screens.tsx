import { addressIn, phoneAsRead } from '#content/contact-links.ts';
import { dateIn } from '#content/languages/dates.ts';
import { patternOf, saidBy } from '#content/languages/figure-words.ts';
import { fill } from '#content/languages/fill.ts';
import { listed } from '#content/languages/list.ts';
import type { Texts } from '#content/languages/texts.ts';
import { closedWeekdays, openIn } from '#content/opening-hours.ts';
import { wayHere } from '#content/organ-view.ts';
import { practice } from '#content/practice.ts';
import type { ReviewState } from '#content/review.ts';
import { visit, visitIsKnown } from '#content/visit-facts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';
import { Banner, Bullets, Caution, EmergencyLine, Part, Reviewed, Terms } from './bricks.tsx';
import { spokenIn } from './links.ts';
import { OperationCostsIn } from './operation-costs.tsx';

const { map } = practice;

const inTwo = 'max-w-4xl sm:grid-cols-2';

/** The weekdays on which the practice is closed, and the holidays that it has set. */
function closedDaysIn({ language, times, words: { visit: say } }: Texts): string {
  // 'Sunday, 25 December' would be one day.
  const weekly = closedWeekdays(times).map((day) => fill(say.everyWeek, { day }));
  const holidays = practice.openingHours.holidays.map((holiday) => dateIn(language, holiday));
  return listed(language.lang, [...weekly, ...holidays]);
}

/** An amount such as '₹900' is the same everywhere; 'free' is a word. */
const amountIn = (texts: Texts, amount: string) => (patternOf(amount) === amount ? (saidBy(texts.numbers, amount) ?? amount) : amount);

function Known({ texts }: { texts: Texts }) {
  const { words, practice: own } = texts;
  return (
    <>
      <Part id="fees" title={words.visit.fees}>
        <dl className="max-w-reading divide-y divide-line border-y border-line">
          {visit.fees.map(({ amount }, at) => (
            <div className="flex flex-wrap justify-between gap-x-6 py-3" key={own.fees[at]}>
              <dt>{own.fees[at]}</dt>
              <dd className="font-semibold tabular-nums">{amountIn(texts, amount)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3">{own.visit.payment}</p>
        <p className="mt-2 max-w-reading">
          <b>{words.visit.estimate}:</b> {own.visit.estimate}
        </p>
      </Part>
      <OperationCostsIn texts={texts} />
      <Part id="insurance" title={words.visit.insurance}>
        <p className="max-w-reading">{own.visit.cashless}</p>
        <p className="mt-2 max-w-reading">{own.visit.schemes}</p>
        <p className="mt-2 max-w-reading">{fill(words.visit.insurers, { names: visit.insurers.join(', ') })}</p>
      </Part>
      <Part id="bring" title={words.visit.bring}>
        <Bullets items={own.bring} />
        <p className="mt-4 max-w-reading">{own.visit.before}</p>
      </Part>
    </>
  );
}

/** Hours, fees, insurers and the way here, in another language. It does not say whether the practice is open at this hour. */
export function VisitScreenIn({ texts, review }: { texts: Texts; review: ReviewState }) {
  const { words, practice: own } = texts;
  return (
    <>
      <Banner src={wayHere.src} text={words.visit.lead} texts={texts} title={words.nav.visit} />
      <Container className="py-8 lg:py-12">
        <Reviewed review={review} texts={texts} />
        {visitIsKnown && !visit.given && <Caution words={words.visit.examples} />}
        <Part title={words.visit.open}>
          <p className="text-xl font-semibold">{openIn(texts.times)}</p>
          {visitIsKnown && <p className="mt-2">{own.visit.afterHours}</p>}
          <EmergencyLine className="mt-2" texts={texts} />
          <p className="mt-2">{fill(words.visit.closedOn, { days: closedDaysIn(texts) })}</p>
          <p className="mt-2">
            <a className="inline-block py-2 text-brand underline underline-offset-4" href="/visit" hrefLang="en-IN">
              {words.visit.openNow}
            </a>
          </p>
        </Part>
        {visitIsKnown ? (
          <Known texts={texts} />
        ) : (
          <p className="mt-8">
            {words.visit.askUs} {phoneAsRead}
          </p>
        )}
        <Part id="way" title={words.visit.way}>
          <address className="mb-4 not-italic">{addressIn(own.names)}</address>
          {visitIsKnown && (
            <>
              <ol className="mb-6 max-w-reading list-decimal space-y-2 pl-list">
                {own.way.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <Terms
                look={inTwo}
                terms={[
                  [words.visit.landmark, own.visit.landmark],
                  [words.visit.transport, own.visit.transport],
                  [words.visit.parking, own.visit.parking],
                  [words.visit.stepFree, own.visit.stepFree],
                ]}
              />
            </>
          )}
          <p className="mt-4">
            <ButtonLink href={map.directions} look="quiet" rel="noopener" target="_blank">
              <Icon className="size-5" name="pin" /> {words.nav.directions}
            </ButtonLink>
          </p>
        </Part>
        <Part id="here" title={words.visit.here}>
          {visitIsKnown && <p className="mb-3 max-w-reading">{own.visit.waiting}</p>}
          <p className="max-w-reading">{fill(words.visit.speaks, { languages: spokenIn(texts) })}</p>
        </Part>
      </Container>
    </>
  );
}
