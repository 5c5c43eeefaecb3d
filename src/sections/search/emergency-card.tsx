import { urgencyHeadings } from '#content/evidence.ts';
import { Icon } from '#ui/icon.tsx';

const call =
  'inline-flex min-h-12 items-center gap-2 rounded-full bg-emergency px-4 sm:px-6 font-semibold text-surface no-underline hover:underline';

/** Above everything else: what calls for an ambulance, in the words of the care cards. */
export function EmergencyCard({ rows }: { rows: ReadonlyArray<string> }) {
  return (
    <section aria-labelledby="emergency" className="overflow-hidden rounded-md border-2 border-emergency bg-emergency-50">
      <h2 className="flex items-start gap-3 bg-emergency px-5 py-3 text-lg leading-snug text-surface" id="emergency">
        <Icon className="mt-px size-6 shrink-0" name="warning" />
        {urgencyHeadings.emergency}
      </h2>
      <div className="grid gap-5 px-5 pt-4 pb-5">
        <ul className="max-w-reading list-disc space-y-2 pl-list">
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-3">
          {['112', '108'].map((number) => (
            <a className={call} href={`tel:${number}`} key={number}>
              <Icon className="size-5" name="phone" /> Call {number}
            </a>
          ))}
        </p>
      </div>
    </section>
  );
}
