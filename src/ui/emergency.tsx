// As large as a finger on a phone; the negative margins take back what is beside the figures, so that the sentence stands as it is,
// and are none where large text is wider than a finger.
const link = '-my-2.5 inline-flex min-h-11 min-w-11 items-center justify-center font-semibold text-emergency underline underline-offset-4';

/** '112 or 108', each a tap away, on one line and everywhere in the one red. */
export function EmergencyNumbers() {
  return (
    <span className="whitespace-nowrap">
      <a className={`${link} mx-[min(0px,(1.29em_-_44px)/2)]`} href="tel:112">
        112
      </a>{' '}
      or{' '}
      <a className={`${link} mx-[min(0px,(1.53em_-_44px)/2)]`} href="tel:108">
        108
      </a>
    </span>
  );
}

/** The signs for which one calls at once, in the words of the page that they come from. */
export function EmergencyRows({ rows }: { rows: ReadonlyArray<string> }) {
  return (
    <div>
      <p className="font-semibold">
        If you have any of these, call <EmergencyNumbers /> now; do not wait for our call:
      </p>
      <ul className="mt-2 list-disc ml-list space-y-1">
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </div>
  );
}
