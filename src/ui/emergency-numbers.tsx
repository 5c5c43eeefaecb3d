/** '112 or 108', each a tap away, on one line. */
export function EmergencyNumbers({ className = 'underline' }: { className?: string }) {
  return (
    <span className="whitespace-nowrap">
      <a className={className} href="tel:112">
        112
      </a>{' '}
      or{' '}
      <a className={className} href="tel:108">
        108
      </a>
    </span>
  );
}
