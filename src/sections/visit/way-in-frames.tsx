import { visit } from '#content/visit-facts.ts';

/** The way from the landmark to the door, each step with its drawing. */
export function WayInFrames() {
  return (
    <>
      <ol className="grid grid-cols-1 gap-4 xs:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]">
        {visit.way.map(({ words, drawing }, at) => (
          <li className="overflow-hidden rounded-md border border-line bg-surface" key={words}>
            {drawing && <img alt="" className="aspect-4/3 w-full bg-brand-50" height="360" loading="lazy" src={drawing} width="480" />}
            <p className="flex gap-3 px-4 py-3 leading-snug">
              <b className="text-brand tabular-nums">{at + 1}</b>
              {words}
            </p>
          </li>
        ))}
      </ol>
      {visit.way.some(({ drawing }) => drawing) && <p className="mt-2 text-sm text-soft">Drawings, not to scale.</p>}
    </>
  );
}
