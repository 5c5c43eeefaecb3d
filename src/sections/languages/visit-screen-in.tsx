import { addressIn, phoneAsRead } from '#content/contact-links.ts';
import { hoursAnswer } from '#content/hours-asked.ts';
import { dateIn } from '#content/languages/dates.ts';
import { fill } from '#content/languages/fill.ts';
import type { FrameTexts } from '#content/languages/frame-texts.ts';
import { listed } from '#content/languages/list.ts';
import type { VisitFactsIn } from '#content/languages/visit-facts-in.ts';
import { closedAhead } from '#content/open-now.ts';
import { closedWeekdays, openIn } from '#content/opening-hours.ts';
import { wayHere } from '#content/organ-view.ts';
import { practice } from '#content/practice.ts';
import { ahead, dayOf, isOpenAt, type OpeningHours } from '#content/practice-time.ts';
import { clockIn } from '#content/promise-as-read.ts';
import type { ReviewState } from '#content/review.ts';
import { visit, visitIsKnown } from '#content/visit-facts.ts';
import { OpenSign } from '#sections/visit/open-sign.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';
import { Banner, Bullets, Caution, EmergencyLine, Part, Reviewed, spokenIn, Terms } from './bricks.tsx';
import { OperationCostsIn } from './operation-costs.tsx';

type Props = {
  texts: FrameTexts;
  /** Unix time in ms. */
  now: number;
  /** With the times that staff have closed. */
  hours: OpeningHours;
  /** What a visit and operations cost; undefined while that cannot be read. */
  facts: VisitFactsIn | undefined;
  review: ReviewState;
};

/** A time of day in a language: 'सुबह 9 बजे'. */
const timeIn = ({ times }: FrameTexts, at: number) => fill(times.oClock, { time: clockIn(times, at + ahead - dayOf(at)) });

/** The weekdays on which the practice is closed, and what else is closed in the next time. */
function closedDaysIn({ texts, now, hours }: Pick<Props, 'texts' | 'now' | 'hours'>): string {
  const { language, times } = texts;
  const say = texts.words.visit;
  // 'Sunday, 25 December' would be one day.
  const weekly = closedWeekdays(times, hours.week).map((day) => fill(say.everyWeek, { day }));
  const dayAsRead = (date: number) => dateIn(language, new Date(date).toISOString().slice(0, 10));
  const soon = closedAhead(now, hours, { words: say.closure, dayAsRead, timeAsRead: (at) => timeIn(texts, at) });
  return listed(language.lang, [...weekly, ...soon]);
}

function Open({ texts, now, hours }: Pick<Props, 'texts' | 'now' | 'hours'>) {
  const { words, practice: own, times } = texts;
  return (
    <Part title={words.visit.open}>
      <OpenSign isOpen={isOpenAt(now, hours)}>{hoursAnswer({ asked: 'now', now, hours }, { words: words.search.hours, times })}</OpenSign>
      <p className="mt-1 text-sm text-soft">{fill(words.visit.asOf, { time: timeIn(texts, now) })}</p>
      <p className="mt-4 text-xl font-semibold">{openIn(times, hours.week)}</p>
      {visitIsKnown && <p className="mt-2">{own.visit.afterHours}</p>}
      <EmergencyLine className="mt-2" texts={texts} />
      <p className="mt-2">{fill(words.visit.closedOn, { days: closedDaysIn({ texts, now, hours }) })}</p>
    </Part>
  );
}

function Known({ texts, facts }: Pick<Props, 'texts' | 'facts'>) {
  const { words, practice: own } = texts;
  return (
    <>
      <Part id="fees" title={words.visit.fees}>
        <dl className="max-w-reading divide-y divide-line border-y border-line">
          {visit.fees.map(({ amount }, at) => (
            <div className="flex flex-wrap justify-between gap-x-6 py-3" key={own.fees[at]}>
              <dt>{own.fees[at]}</dt>
              <dd className="font-semibold tabular-nums">{facts?.fees[at] ?? amount}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3">{own.visit.payment}</p>
        <p className="mt-2 max-w-reading">
          <b>{words.visit.estimate}:</b> {own.visit.estimate}
        </p>
      </Part>
      {facts && <OperationCostsIn costs={facts.costs} texts={texts} />}
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

/** Whether the practice is open at `now`, hours, fees, insurers and the way here, in another language. */
export function VisitScreenIn({ texts, now, hours, facts, review }: Props) {
  const { words, practice: own } = texts;
  return (
    <>
      <Banner src={wayHere.src} text={words.visit.lead} texts={texts} title={words.nav.visit} />
      <Container className="py-8 lg:py-12">
        <Reviewed review={review} texts={texts} />
        {visitIsKnown && !visit.given && <Caution words={words.visit.examples} />}
        <Open hours={hours} now={now} texts={texts} />
        {visitIsKnown ? (
          <Known facts={facts} texts={texts} />
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
                look="max-w-4xl sm:grid-cols-2"
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
            <ButtonLink href={practice.map.directions} look="quiet" rel="noopener" target="_blank">
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
