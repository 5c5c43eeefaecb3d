import { Filled } from './filled.tsx';

// Touch targets of 44 px. The margins take back what the padding gives, so that the sentence keeps its spaces in any font.
const link =
  '-mx-2.5 -my-2.5 inline-flex min-h-11 min-w-11 items-center justify-center px-2.5 font-semibold text-emergency underline underline-offset-4';

/** '112 or 108' as phone links that stay on one line. */
export function EmergencyNumbers({ or = 'or' }: { or?: string }) {
  return (
    <span className="whitespace-nowrap">
      <a className={link} href="tel:112">
        112
      </a>{' '}
      {or}{' '}
      <a className={link} href="tel:108">
        108
      </a>
    </span>
  );
}

type RowsProps = { rows: ReadonlyArray<string>; words?: { call: string; or: string } | undefined };

export function EmergencyRows({ rows, words }: RowsProps) {
  return (
    <div>
      <p className="font-semibold">
        {words ? (
          <Filled text={words.call} values={{ numbers: <EmergencyNumbers or={words.or} /> }} />
        ) : (
          <>
            If you have any of these, call <EmergencyNumbers /> now; do not wait for our call:
          </>
        )}
      </p>
      <ul className="mt-2 list-disc ml-list space-y-1">
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </div>
  );
}
