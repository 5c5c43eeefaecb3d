import { EmergencyNumbers } from '#ui/phone/emergency-numbers.tsx';

export type Taken = {
  /** That it has been taken, in the words of the form. */
  words: string;
  reference: string;
  /** When the practice calls; a message is answered without an hour. */
  callBy?: string | undefined;
};

/** What a visitor keeps of a form that has been taken: the words, the reference, and when the phone will ring. */
export function ReceiptPanel({ words, reference, callBy }: Taken) {
  return (
    <div className="max-w-reading rounded-md border-2 border-good bg-good-50 p-5 sm:p-6">
      <p className="text-lg font-semibold text-good">{words}</p>
      {callBy && <p className="mt-3 text-xl font-semibold">We will call you {callBy}.</p>}
      <p className="mt-3">
        Your reference is <strong className="whitespace-nowrap tracking-wide">{reference}</strong>. Keep it: with it you can ask about your{' '}
        {callBy ? 'request' : 'message'} or{' '}
        <a className="underline underline-offset-4" href="/privacy/withdraw">
          take it back
        </a>
        .
      </p>
      <p className="mt-3">
        If you get worse, call <EmergencyNumbers />. Do not wait for {callBy ? 'our call' : 'our answer'}.
      </p>
    </div>
  );
}
