import { addressAsRead } from '#content/contact-links.ts';
import { practice } from '#content/practice.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisitPart, visitIsKnown } from './visit-part.tsx';

const { visit, map } = practice;

export function WayHere() {
  const facts = [
    ['Landmark', visit.landmark],
    ['Metro and bus', visit.transport],
    ['Parking', visit.parking],
    ['Step-free', visit.stepFree],
  ] as const;
  return (
    <VisitPart id="way" title="The way here">
      <address className="not-italic">{addressAsRead}</address>
      {visitIsKnown && (
        <>
          <img
            alt={`The way, drawn: ${visit.way.join(' ')}`}
            className="mt-4 w-full rounded-lg"
            height="360"
            loading="lazy"
            src="/images/way.svg"
            width="480"
          />
          <ol className="mt-4 list-decimal space-y-2 pl-list">
            {visit.way.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <dl className="mt-6 grid gap-4 sm:grid-cols-2">
            {facts.map(([name, words]) => (
              <div key={name}>
                <dt className="font-semibold">{name}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="mt-4">
        <ButtonLink href={map.directions} look="quiet" rel="noopener" target="_blank">
          <Icon className="size-5" name="pin" /> Directions
        </ButtonLink>
      </p>
    </VisitPart>
  );
}
