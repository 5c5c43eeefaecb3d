import { offlineWords } from '#content/messages.ts';
import { EnglishCallbackForm } from '#islands/forms/english-forms.tsx';
import { PageEmergency } from '#islands/forms/page-emergency.tsx';
import { SearchBox } from '#sections/search/search-box.tsx';
import { VisitLine } from '#sections/visit/visit-line.tsx';
import { WelcomeScreen } from '#sections/welcome-screen.tsx';
import { FormNotice, NoticeLink } from '#ui/forms/form-notice.tsx';
import { OfflineNote } from '#ui/forms/offline-note.tsx';
import { YourRequests } from '#ui/forms/your-requests.tsx';
import { Icon } from '#ui/icon.tsx';
import { PhoneLink } from '#ui/phone.tsx';
import { AbovePage } from './above-page.tsx';
import { BelowPage } from './below-page.tsx';
import { englishShell } from './english-shell.ts';

/** The callback dialog. Links to /callback open it if JavaScript runs. */
function CallbackDialog() {
  return (
    <>
      {/* Holds the receipt of a request after the dialog has closed. */}
      <div id="callback-status" role="status" />
      {/* `src/dialogs.ts` closes it on a backdrop click while it is empty. */}
      <dialog
        aria-labelledby="callback-dialog-title"
        className="m-auto h-dvh max-h-none w-full max-w-none overflow-y-auto border-line bg-paper px-5 pb-6 text-ink shadow-raised sm:h-auto sm:max-h-[94dvh] sm:w-[min(94vw,640px)] sm:rounded-lg sm:border sm:px-8"
        closedby="closerequest"
        data-island=""
        id="callback-dialog"
      >
        {/* Sticky, so that the close button stays visible. */}
        <div className="sticky top-0 z-10 -mx-5 flex items-center justify-between gap-4 border-b border-line bg-paper px-5 py-2 sm:-mx-8 sm:px-8">
          <h2 className="text-2xl" id="callback-dialog-title">
            Request a Callback
          </h2>
          <button
            aria-label="Close"
            className="flex size-12 shrink-0 items-center justify-center rounded-md border border-edge"
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
        <YourRequests place="form" />
        <EnglishCallbackForm name="callback-dialog" note={<PageEmergency />} noticeLink={<NoticeLink />} phone={<PhoneLink />}>
          <OfflineNote words={offlineWords} />
          <VisitLine apart className="-my-2 text-soft" />
          <FormNotice />
        </EnglishCallbackForm>
      </dialog>
    </>
  );
}

export const EnglishAbovePage = () => <AbovePage shell={englishShell} />;

export function EnglishBelowPage() {
  return (
    <BelowPage search={<SearchBox className="min-w-0 grow" id="menu-search" />} shell={englishShell}>
      <CallbackDialog />
      <WelcomeScreen />
    </BelowPage>
  );
}
