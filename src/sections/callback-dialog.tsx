import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { CallbackForm } from '#islands/callback-form.tsx';
import { PageEmergency } from '#islands/page-emergency.tsx';
import { EmergencyNumbers } from '#ui/emergency-numbers.tsx';
import { Icon } from '#ui/icon.tsx';

/** The callback form over the page. The 'Request a Callback' links open it where JavaScript runs, and lead to /callback where not. */
export function CallbackDialog() {
  return (
    <dialog
      aria-labelledby="callback-dialog-title"
      className="m-auto max-h-[94dvh] w-[min(94vw,640px)] max-w-none overflow-y-auto rounded-lg bg-paper p-6 text-ink shadow-raised sm:p-8"
      closedby="any"
      id="callback-dialog"
    >
      <div className="mb-5 flex items-start justify-between gap-4">
        <div>
          <h2 className="text-2xl" id="callback-dialog-title">
            Request a Callback
          </h2>
          <p className="mt-1 text-soft">
            We ring you back. For an emergency call <EmergencyNumbers />; to reach us now,{' '}
            <a className="underline" href={phoneLink}>
              {phoneAsRead}
            </a>
            .
          </p>
        </div>
        <button
          aria-label="Close"
          className="flex size-12 shrink-0 items-center justify-center rounded-md border border-line"
          command="close"
          commandfor="callback-dialog"
          type="button"
        >
          <Icon name="close" />
        </button>
      </div>
      <PageEmergency />
      <CallbackForm name="callback-dialog" />
    </dialog>
  );
}
