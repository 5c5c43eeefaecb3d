import { addressIn } from '#content/contact-links.ts';
import { costsHref, feesHref } from '#content/cost-link.ts';
import { fill } from '#content/languages/fill.ts';
import type { FrameTexts } from '#content/languages/frame-texts.ts';
import type { VisitFactsIn } from '#content/languages/visit-facts-in.ts';
import { pathIn } from '#content/languages.ts';
import { wayHere } from '#content/organ-view.ts';
import { practice } from '#content/practice.ts';
import type { OpeningHours } from '#content/practice-time.ts';
import type { ReviewState } from '#content/review.ts';
import { visit, visitIsKnown } from '#content/visit-facts.ts';
import { Insurance } from '#sections/visit/insurance.tsx';
import { PlacePhotograph } from '#sections/visit/place-photograph.tsx';
import { VisitPart } from '#sections/visit/visit-part.tsx';
import { WayInFrames } from '#sections/visit/way-in-frames.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';
import { PhoneLink } from '#ui/phone.tsx';
import { Banner, Bullets, Caution, chip, Reviewed, spokenIn, Terms } from './bricks.tsx';
import { amountsOf, OpenPanel } from './open-panel.tsx';
import { CostAnswerIn, OperationCostsIn } from './operation-costs.tsx';

type Props = {
  texts: FrameTexts;
  /** Unix time in ms. */
  now: number;
  /** With the times that staff have closed. */
  hours: OpeningHours;
  /** What a visit and operations cost; undefined while that cannot be read. */
  facts: VisitFactsIn | undefined;
  review: ReviewState;
  /** The key of the operation, and the insurer, that somebody asked about. */
  asked?: string | undefined;
  insurer?: string | undefined;
};
type Money = Pick<Props, 'texts' | 'facts' | 'asked'>;

/** Links to the parts of the page. */
function OnThisPage({ texts: { words }, facts }: Pick<Props, 'texts' | 'facts'>) {
  const { visit: say } = words;
  const parts = [
    [feesHref, say.fees],
    ...(visitIsKnown && facts ? [[costsHref, say.operationCosts] as const] : []),
    ['#way', say.way],
    ...(visitIsKnown ? [['#insurance', say.insurance] as const] : []),
    ...(visitIsKnown ? [['#bring', say.bring] as const] : []),
  ] as const;
  return (
    <nav aria-label={words.treatment.onThisPage} className="mt-6 flex flex-wrap gap-2 print:hidden">
      {parts.map(([href, name]) => (
        <a className={`${chip} border-brand-300 text-brand`} href={`#${href.split('#')[1]}`} key={href}>
          {name}
        </a>
      ))}
    </nav>
  );
}

function Known({ texts, facts, asked }: Money) {
  const { words, practice: own } = texts;
  const cost = facts?.costs.flatMap(({ costs }) => costs).find(({ key }) => key === asked);
  return (
    <>
      <VisitPart id="fees" title={words.visit.fees}>
        <dl className="divide-y divide-line border-y border-line">
          {amountsOf(facts).map((amount, at) => (
            <div className="flex flex-wrap justify-between gap-x-6 py-3 print:py-1" key={own.fees[at]}>
              <dt>{own.fees[at]}</dt>
              <dd className="font-semibold tabular-nums">{amount}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3">{own.visit.payment}</p>
        <p className="mt-2">
          <b>{words.visit.estimate}:</b> {own.visit.estimate}
        </p>
      </VisitPart>
      {cost && <CostAnswerIn cost={cost} texts={texts} />}
      {facts && <OperationCostsIn costs={facts.costs} texts={texts} />}
    </>
  );
}

function InsuranceIn({ texts: { language, words, practice: own }, insurer }: Pick<Props, 'texts' | 'insurer'>) {
  const { insurance, insurer: insurerWords } = words.visit;
  const texts = { ...own.visit, lang: language.lang, title: insurance, words: insurerWords, action: pathIn(language, '/visit#insurance') };
  return <Insurance asked={insurer} texts={texts} />;
}

function WayHere({ texts: { words, practice: own } }: Pick<Props, 'texts'>) {
  const { visit: say, photographs, nav } = words;
  return (
    <VisitPart id="way" title={say.way}>
      <address className="mb-4 not-italic">{addressIn(own.names)}</address>
      <PlacePhotograph alt={fill(photographs.door, own.names)} className="mb-4" of="door" />
      {visitIsKnown && (
        <>
          <WayInFrames noted words={{ steps: own.way, drawings: say.drawings }} />
          <Terms
            look="mt-6 sm:grid-cols-2"
            terms={[
              [say.landmark, own.visit.landmark],
              [say.transport, own.visit.transport],
              [say.parking, own.visit.parking],
              [say.stepFree, own.visit.stepFree],
            ]}
          />
        </>
      )}
      <p className="mt-4 print:hidden">
        <ButtonLink href={practice.map.directions} look="quiet" rel="noopener" target="_blank">
          <Icon className="size-5" name="pin" /> {nav.directions}
        </ButtonLink>
      </p>
    </VisitPart>
  );
}

/** Whether the practice is open at `now`, hours, fees, insurers and the way here, in another language. */
export function VisitScreenIn({ texts, review, ...page }: Props) {
  const { words, practice: own } = texts;
  const { visit: say, photographs } = words;
  return (
    <>
      <Banner src={wayHere.src} text={say.lead} texts={texts} title={words.nav.visit} />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-16 py-8 lg:grid-cols-2 lg:py-12">
        <div>
          <Reviewed review={review} texts={texts} />
          <OpenPanel {...page} texts={texts} />
          <OnThisPage facts={page.facts} texts={texts} />
          {visitIsKnown && !visit.given && (
            <div className="mt-8 print:mt-2">
              <Caution words={say.examples} />
            </div>
          )}
          {visitIsKnown ? (
            <Known {...page} texts={texts} />
          ) : (
            <VisitPart id="fees" title={say.fees}>
              <p>
                {say.askUs} <PhoneLink />
              </p>
            </VisitPart>
          )}
        </div>
        <div className="lg:-mt-10">
          <WayHere texts={texts} />
          {visitIsKnown && <InsuranceIn insurer={page.insurer} texts={texts} />}
          {visitIsKnown && (
            <VisitPart id="bring" title={say.bring}>
              <Bullets items={own.bring} />
              <p className="mt-4">{own.visit.before}</p>
            </VisitPart>
          )}
          <VisitPart id="here" title={say.here}>
            <PlacePhotograph alt={fill(photographs.room, own.names)} className="mb-4" of="room" />
            {visitIsKnown && <p className="mb-3">{own.visit.waiting}</p>}
            <p>{fill(say.speaks, { languages: spokenIn(texts) })}</p>
          </VisitPart>
        </div>
      </Container>
    </>
  );
}
