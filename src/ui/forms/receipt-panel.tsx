import { fillWords } from '#content/fill-words.ts';
import type { FormWords } from '#content/languages/form-words.ts';
import { isInWriting, type ReceiptLater, type ReceiptLinks } from '#content/receipt.ts';
import { EmergencyNumbers } from '#ui/emergency.tsx';
import { Filled } from '#ui/filled.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Outcome } from '#ui/outcome.tsx';

export type ReceiptDetails = {
  /** The form's confirmation. */
  words: string;
  reference: string;
  /** When the practice will call; messages have no promised time. */
  callBy?: string | undefined;
  /** The end of the number that it will ring. Only the window in which it was typed knows it: no address and no storage holds it. */
  numberEnd?: string | undefined;
  /** The text may tell of an emergency: then that comes first. */
  mayBeEmergency?: boolean | undefined;
  /** Whether that time has passed. */
  late?: boolean | undefined;
  links: ReceiptLinks;
  /** The state of the request since it was sent. */
  later?: ReceiptLater | undefined;
  /** False on the page of the receipt itself. */
  leadsToPage?: boolean;
  /** False if the caller draws the frame. */
  framed?: boolean;
};

/** What the receipt says, for a screen reader whose focus comes to it. */
export const receiptWordsId = 'receipt-words';

const frame = 'max-w-reading rounded-md border-2 sm:p-6';

/** Green says that all is well, which it is not for whoever wrote of an emergency. */
export const receiptLook = (mayBeEmergency: boolean | undefined) =>
  mayBeEmergency ? { border: 'border-edge', ground: 'bg-surface' } : { border: 'border-good', ground: 'bg-good-50' };
const way =
  'min-h-11 items-center gap-2 rounded-md border border-edge bg-surface px-3 py-1 text-left text-sm leading-tight text-brand hover:bg-brand-50 hover:underline';

function Way({ href, icon, words, away = false }: { href: string | undefined; icon: IconName; words: string; away?: boolean }) {
  if (!href) return null;
  return (
    <a className={`inline-flex ${way}`} href={href} {...(away && { rel: 'noopener', target: '_blank' })}>
      <Icon className="size-5" name={icon} /> {words}
    </a>
  );
}

type WaysProps = Pick<ReceiptDetails, 'reference' | 'links' | 'leadsToPage'> & { words: FormWords['receipt'] };

function Ways({ reference, links, words, leadsToPage = true }: WaysProps) {
  return (
    <div className="mt-4 grid grid-cols-2 gap-2 print:hidden">
      <button className={`scripted ${way}`} data-copy={reference} type="button">
        <Icon className="size-5" name="link" /> {words.copy}
      </button>
      {/* The boot module unhides one of these messages (`src/page-actions.ts`). */}
      <span className="col-span-2 has-[>[hidden]+[hidden]]:sr-only" role="status">
        <span className="font-semibold text-good" hidden>
          {words.copied}
        </span>
        <span hidden>{words.notCopied}</span>
      </span>
      <Way away href={links.whatsapp} icon="whatsapp" words={words.whatsapp} />
      <Way href={links.calendar} icon="calendar" words={words.calendar} />
      {leadsToPage && <Way href={links.page} icon="arrow" words={words.page} />}
      <Way href={links.withdraw} icon="close" words={words.withdraw} />
    </div>
  );
}

type PanelProps = ReceiptDetails & { inWords: Pick<FormWords, 'receipt' | 'emergency'> };

const callNow =
  'inline-flex min-h-12 items-center gap-2 rounded-full bg-emergency px-4 font-semibold text-surface no-underline hover:underline';

/** A sender who wrote of an emergency must not wait for a call. */
function DoNotWait({ words }: { words: FormWords['emergency'] }) {
  return (
    <div className="mb-4 rounded-sm border-2 border-emergency bg-emergency-50 p-4" role="alert">
      <p className="text-lg font-semibold text-emergency">{words.written}</p>
      <p className="mt-1">{words.now}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        {['112', '108'].map((number) => (
          <a className={callNow} href={`tel:${number}`} key={number}>
            <Icon className="size-5" name="phone" /> {fillWords(words.ring, { number })}
          </a>
        ))}
      </p>
    </div>
  );
}

/** A receipt: the confirmation, the reference, and when the practice will call, or what has become of the request since. */
export function ReceiptPanel({
  words,
  inWords,
  reference,
  callBy,
  numberEnd,
  late = false,
  later,
  framed = true,
  mayBeEmergency = false,
  ...ways
}: PanelProps) {
  const { receipt, emergency } = inWords;
  const { border, ground } = receiptLook(mayBeEmergency);
  const isBack = later?.state === 'taken-back' || later?.state === 'asked-back';
  const kind = callBy ? 'callback' : 'contact';
  const inWriting = isInWriting(ways.links.page);
  const [promise, promised] = inWriting ? [receipt.willWrite, receipt.promisedWriting] : [receipt.willCall, receipt.promised];
  const shown = <strong className="whitespace-nowrap tracking-wide">{reference}</strong>;
  return (
    <div className={`p-4 ${framed ? `${frame} ${border} ${ground}` : 'pt-1'}`}>
      {mayBeEmergency && <DoNotWait words={emergency} />}
      <div id={receiptWordsId}>
        {!isBack && (
          <p className="text-lg font-semibold text-good">
            <Outcome words={words} />
          </p>
        )}
        {later && <p className={`${isBack ? '' : 'mt-2 '}text-xl font-semibold`}>{later.words}</p>}
        {callBy && !later && <p className="mt-2 text-xl font-semibold">{fillWords(late ? promised : promise, { callBy })}</p>}
        {callBy && !later && !inWriting && numberEnd && (
          <p>
            <Filled text={receipt.onNumber} values={{ end: <b className="tabular-nums">{numberEnd}</b> }} />
          </p>
        )}
        <p className="mt-2">
          <Filled text={receipt.reference} values={{ reference: shown }} /> {!isBack && receipt.withIt[kind]}
        </p>
        {!mayBeEmergency && (
          <p className="mt-2">
            <Filled text={receipt.worse} values={{ numbers: <EmergencyNumbers or={emergency.or} /> }} />
            {!isBack && ` ${receipt.doNotWait[inWriting ? 'contact' : kind]}`}
          </p>
        )}
      </div>
      {!isBack && <Ways reference={reference} words={receipt} {...ways} />}
    </div>
  );
}
