import { IsKept } from './document.tsx';
import { link } from './page-parts.tsx';

/** The words of the desk's script for when it cannot learn what is new. */
const troubles = {
  offline: 'No connection, so nothing new is shown here. The desk looks again by itself; what you type is kept.',
  'signed-out': 'You are signed out, so this screen is hidden.',
  fault: 'The desk does not answer, so nothing new is shown here. It is asked again each half minute. If this stays, tell the owner.',
} as const;

export type Trouble = keyof typeof troubles;

const strip = 'hidden border-b-2 px-4 py-2.5 font-semibold';
const inRed = 'border-emergency bg-emergency-50 text-emergency';

/**
 * Lines above every screen, hidden until the desk's script has something to say in them. On a phone what has come lies over the header and
 * moves nothing: it may appear while a thumb is on its way to a button.
 */
export function OpenDesk() {
  return (
    <>
      <div className="sticky top-0 z-20" role="alert">
        {Object.entries(troubles).map(([trouble, words]) => (
          <p className={`${strip} ${inRed}`} data-trouble={trouble} key={trouble}>
            {words}{' '}
            {trouble === 'signed-out' && (
              <>
                <IsKept />{' '}
                <a className="inline-block py-1 text-emergency underline" href="/">
                  Sign in again
                </a>
              </>
            )}
          </p>
        ))}
        <p className={`${strip} ${inRed}`} data-not-sent="">
          Not sent. What you wrote is kept in this tab: sign in again, come back to it, and send it once more.
        </p>
      </div>
      <div className="sticky top-0 z-20 max-lg:h-0">
        <p className={`${strip} ${inRed}`} data-arrived-emergency="" role="alert">
          <a className="inline-block py-1 text-emergency underline" href="/">
            An emergency has come: to the call list
          </a>
        </p>
        <p className={`${strip} border-brand bg-brand-100 text-ink`} data-arrived="" role="status">
          <a className={`inline-block py-1 ${link}`} href="/">
            A new request has come: to the call list
          </a>
        </p>
      </div>
    </>
  );
}

/** When the list was right last; the script brings it up to date. */
export function ListStatus({ asOf }: { asOf: string }) {
  return (
    <>
      as of <span data-as-of="">{asOf}</span>
    </>
  );
}

/** Switches the sound of new requests; the script shows it. It takes no more room than its line. */
export function SoundSwitch() {
  return (
    <button className="-my-3 hidden min-h-11 text-brand underline underline-offset-2" data-sound="" type="button">
      Sound is off
    </button>
  );
}

/** Says why a sound that is on does not ring yet. */
export function SoundWaits() {
  return (
    <p className="hidden font-semibold text-sm text-urgent" data-sound-waits="">
      The browser lets the sound ring after a click on this page.
    </p>
  );
}

/**
 * Shown by the script where the list is not loaded again by itself. It is at the end of the list and at the foot of the visible part,
 * so that no line moves under a thumb, and none is covered for good.
 */
export function ListChanged({ href }: { href: string }) {
  const shape = 'mt-2 block rounded-md border-2 px-3 py-2.5 font-semibold shadow-lg';
  return (
    <div className="sticky bottom-16 z-10 lg:bottom-1">
      <p className="hidden" data-changed="">
        <a className={`${shape} border-brand bg-brand-100 text-ink`} href={href}>
          The list has changed: load it
        </a>
      </p>
      <p className="hidden" data-changed-emergency="">
        <a className={`${shape} ${inRed}`} href="/">
          An emergency has come: load the list
        </a>
      </p>
    </div>
  );
}
