import { hrefOfRegion, regions } from '#content/symptoms/regions.ts';
import { finderSigns } from '#content/triage/general-signs.ts';
import { EmergencyNumbers } from '#ui/emergency.tsx';
import { Fold } from '#ui/fold.tsx';

// Those of the note before a form; the others are folded, or a phone would show no complaint.
const shownAtOnce = 4;

/** Emergency signs above every list of complaints. */
export function EmergencyFirst({ className = '' }: { className?: string }) {
  return (
    <div className={`urgent-first rounded-md border-2 border-emergency bg-emergency-50 px-5 pt-3 pb-1 ${className}`} role="note">
      <p className="leading-snug">
        <strong className="font-semibold">
          Call <EmergencyNumbers /> now for:
        </strong>{' '}
        {finderSigns.slice(0, shownAtOnce).join('; ')}.
      </p>
      <Fold row="font-semibold" title="More signs of an emergency">
        <ul className="list-disc gap-x-8 pb-3 pl-list sm:columns-2">
          {finderSigns.slice(shownAtOnce).map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

/** Links to the regions of the body, without the current one (`except`). */
export function RegionLinks({ except, className = 'sm:grid-cols-3' }: { except?: string; className?: string }) {
  return (
    // Two columns; one on a phone, where a name would be a column of single words, and with enlarged text.
    <ul className={`grid gap-2 xs:grid-cols-[repeat(auto-fit,minmax(max(8.5rem,40%),1fr))] xs:gap-3 ${className}`}>
      {regions
        .filter(({ id }) => id !== except)
        .map((region) => (
          <li className="max-sm:last:odd:col-[1/-1]" key={region.id}>
            <a
              className="flex h-full items-center gap-3 overflow-hidden rounded-md border border-edge bg-surface pr-2 leading-tight hover:border-brand hover:text-brand"
              href={hrefOfRegion(region)}
            >
              <img
                alt=""
                className="w-16 shrink-0 self-stretch bg-brand-50 object-contain sm:w-20"
                height="600"
                loading="lazy"
                src={`/images/body-regions.svg#${region.id}`}
                width="480"
              />
              <span className="min-w-0 py-2">
                <strong className="block font-semibold wrap-anywhere">{region.name}</strong>
                <span className="text-sm text-soft" lang="hi">
                  {region.hindi}
                </span>
              </span>
            </a>
          </li>
        ))}
    </ul>
  );
}
