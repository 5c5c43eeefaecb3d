// As large as a finger on a phone; the negative margins, of 112 the wider, leave the sentence as it stands.
const link = '-my-2.5 inline-flex min-h-11 min-w-11 items-center justify-center font-semibold text-emergency underline underline-offset-4';

/** '112 or 108', each a tap away, on one line and everywhere in the one red. */
export function EmergencyNumbers() {
  return (
    <span className="whitespace-nowrap">
      <a className={`${link} -mx-2.75`} href="tel:112">
        112
      </a>{' '}
      or{' '}
      <a className={`${link} -mx-2.25`} href="tel:108">
        108
      </a>
    </span>
  );
}
