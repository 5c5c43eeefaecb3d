import { type FlashKey, flashMessage } from './flash-message.ts';

const flashLink = 'inline-flex min-h-11 items-center underline underline-offset-4 sm:ml-2';

/** The next actions about the request of a flash message. */
function FlashAction({ flash, about, version }: Pick<Props, 'flash' | 'version'> & { about: string }) {
  if (flash === 'set-aside')
    return (
      <form action={`/requests/${about}/decide`} className="inline" method="post">
        <button className={flashLink} name="decision" type="submit" value="release">
          Bring it back
        </button>
      </form>
    );
  if (version !== undefined && (flash === 'visit-moved' || flash === 'called-off'))
    return (
      <form action={`/requests/${about}/undo`} className="inline" method="post">
        <input name="version" type="hidden" value={version} />
        <button aria-keyshortcuts="u" className={flashLink} data-key="u" type="submit">
          Undo
        </button>
      </form>
    );
  if (flash.startsWith('written-down'))
    return (
      <a className={flashLink} href={`/requests/${about}/correct`}>
        Correct it
      </a>
    );
  return (
    <a className={flashLink} href={`/requests/${about}`}>
      Open {about}
    </a>
  );
}

const good = 'border-good bg-good-50 text-good';
const grave = 'border-emergency bg-emergency-50 text-emergency';
// It says what to do at once, and is not good news.
const isGrave = (flash: FlashKey) => flash === 'written-down-emergency' || flash === 'written-down-emergency-here';
const urgent = 'border-urgent bg-urgent-50 text-urgent';
// It was not done, or leaves something to do.
const isUrgent: ReadonlySet<FlashKey> = new Set(['not-undone', 'dealt-with', 'alerts-saved-nobody', 'written-down-unmarked']);

const lookOf = (flash: FlashKey) => (isGrave(flash) ? grave : isUrgent.has(flash) ? urgent : good);

type Props = {
  flash: FlashKey;
  /** Its day, in words. */
  day: string | undefined;
  /** The request that it is about. */
  about: string | undefined;
  /** The version of that request that the action left, where it can be undone. */
  version?: string | undefined;
};

/** Says what was done, with the next actions. */
export function FlashBox({ flash, day, about, version }: Props) {
  return (
    <div className={`mb-4 rounded-md border-2 px-4 py-2 font-semibold ${lookOf(flash)}`}>
      {flashMessage(flash, day)} {about && <FlashAction about={about} flash={flash} version={version} />}
    </div>
  );
}
