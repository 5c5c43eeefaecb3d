import { EmergencyNote } from './emergency-note.tsx';

/** Before the contact form: what must not wait for an answer, and what the form is for. Both go when the receipt comes. */
export function ContactNote() {
  return (
    <>
      <EmergencyNote />
      <h2 className="text-2xl">Send us a message</h2>
    </>
  );
}
