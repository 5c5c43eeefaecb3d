import { visit, wayDrawings } from '#content/visit-facts.ts';

const inEnglish = { steps: visit.way.map(({ words }) => words), drawings: wayDrawings } as const;

type Props = {
  /** Where the page says once for all that the way is an example. */
  noted?: boolean;
  /** On pages in another language. */
  words?: { steps: ReadonlyArray<string>; drawings: Readonly<Record<keyof typeof wayDrawings, string>> };
};

/** The way from the landmark to the door, each step with its drawing. */
export function WayInFrames({ noted = false, words: { steps, drawings } = inEnglish }: Props) {
  return (
    <>
      {!visit.given && !noted && <p className="mb-3 font-semibold">An example, until the practice has given its own way.</p>}
      <ol className="grid max-w-reading grid-cols-1 gap-3 print:max-w-none print:grid-cols-3">
        {visit.way.map(({ words, drawing }, at) => (
          <li
            className="items-center overflow-hidden xs:grid xs:grid-cols-2 print:block rounded-md border border-line bg-surface"
            key={words}
          >
            {drawing && (
              <img
                alt=""
                className="aspect-4/3 w-full bg-brand-50 object-cover print:aspect-2/1"
                height="360"
                loading="lazy"
                src={drawing}
                width="480"
              />
            )}
            <p className="flex gap-3 px-4 py-3 leading-snug">
              <b className="text-brand tabular-nums">{at + 1}</b>
              {steps[at]}
            </p>
          </li>
        ))}
      </ol>
      {visit.way.some(({ drawing }) => drawing) && <p className="mt-2 text-sm text-soft">{visit.given ? drawings.own : drawings.sample}</p>}
    </>
  );
}
