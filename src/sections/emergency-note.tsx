import { Icon } from '#ui/icon.tsx';

/** Stands before each form: what must not wait for an answer. `data-emergency-note` takes the rows of the page it was opened from. */
export function EmergencyNote() {
  return (
    <div className="mb-8 flex gap-4 rounded-md border-l-8 border-emergency bg-emergency-50 p-5">
      <Icon className="size-7 text-emergency" name="warning" />
      <p>
        <strong>Do not wait for our answer in an emergency.</strong> Vomiting blood, black stool, sudden severe belly pain, yellow eyes with
        fever, or a hernia that will not go back: call{' '}
        <a className="font-semibold underline" href="tel:112">
          112
        </a>{' '}
        or{' '}
        <a className="font-semibold underline" href="tel:108">
          108
        </a>{' '}
        now.
      </p>
    </div>
  );
}
