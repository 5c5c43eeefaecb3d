import { CallbackForm } from '#islands/forms/callback-form.tsx';
import { PageEmergency } from '#islands/forms/page-emergency.tsx';
import { FormNotice } from '#ui/forms/form-notice.tsx';
import { Icon } from '#ui/icon.tsx';
import { PhoneLink } from '#ui/phone/phone-link.tsx';

/** The callback form over the page. The 'Request a Callback' links open it where JavaScript runs, and lead to /callback where not. */
export function CallbackDialog() {
  return (
    <>
      {/* Where the receipt of a callback request stands when its dialog has closed. */}
      <div id="callback-status" role="status" />
      {/* It closes on a click beside it only while nothing is typed (`src/dialogs.ts`). */}
      <dialog
        aria-labelledby="callback-dialog-title"
        className="m-auto h-dvh max-h-none w-full max-w-none overflow-y-auto border-line bg-paper px-5 pb-6 text-ink shadow-raised sm:h-auto sm:max-h-[94dvh] sm:w-[min(94vw,640px)] sm:rounded-lg sm:border sm:px-8"
        closedby="closerequest"
        id="callback-dialog"
      >
        {/* The way out stays in sight, however far down the form one is. */}
        <div className="sticky top-0 z-10 -mx-5 flex items-center justify-between gap-4 border-b border-line bg-paper px-5 py-2 sm:-mx-8 sm:px-8">
          <h2 className="text-2xl" id="callback-dialog-title">
            Request a Callback
          </h2>
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
        <p className="py-2 text-soft">
          To reach us now: <PhoneLink />
        </p>
        <CallbackForm name="callback-dialog" note={<PageEmergency />} phone={<PhoneLink />}>
          <FormNotice />
        </CallbackForm>
      </dialog>
    </>
  );
}
