import { type ReceiptLater, type ReceiptLinks, receiptWords } from '#content/receipt.ts';
import { EmergencyNumbers } from '#ui/emergency.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';

export type ReceiptDetails = {
  /** The form's confirmation. */
  words: string;
  reference: string;
  /** When the practice will call; messages have no promised time. */
  callBy?: string | undefined;
  /** Whether that time has passed. */
  late?: boolean | undefined;
  links: ReceiptLinks;
  /** What has become of the request since it was sent. */
  later?: ReceiptLater | undefined;
  /** False on the page of the receipt itself. */
  leadsToPage?: boolean;
  /** False if the caller draws the frame. */
  framed?: boolean;
};

const frame = 'max-w-reading rounded-md border-2 border-good bg-good-50 sm:p-6';
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

function Ways({ reference, links, leadsToPage = true }: Pick<ReceiptDetails, 'reference' | 'links' | 'leadsToPage'>) {
  return (
    <div className="mt-4 grid grid-cols-2 gap-2 print:hidden">
      <button className={`scripted ${way}`} data-copy={reference} type="button">
        <Icon className="size-5" name="link" /> {receiptWords.copy}
      </button>
      {/* The boot module unhides one of these messages (`src/page-actions.ts`). */}
      <span className="col-span-2 has-[>[hidden]+[hidden]]:sr-only" role="status">
        <span className="font-semibold text-good" hidden>
          {receiptWords.copied}
        </span>
        <span hidden>{receiptWords.notCopied}</span>
      </span>
      <Way away href={links.whatsapp} icon="whatsapp" words={receiptWords.whatsapp} />
      <Way href={links.calendar} icon="calendar" words={receiptWords.calendar} />
      {leadsToPage && <Way href={links.page} icon="arrow" words={receiptWords.page} />}
      <Way href={links.withdraw} icon="close" words={receiptWords.withdraw} />
    </div>
  );
}

/** A receipt: the confirmation, the reference, and when the practice will call, or what has become of the request since. */
export function ReceiptPanel({ words, reference, callBy, late = false, later, framed = true, ...ways }: ReceiptDetails) {
  const isBack = later?.state === 'taken-back' || later?.state === 'asked-back';
  return (
    <div className={`p-4 ${framed ? frame : 'pt-1'}`}>
      {!isBack && <p className="text-lg font-semibold text-good">{words}</p>}
      {later && <p className={`${isBack ? '' : 'mt-2 '}text-xl font-semibold`}>{later.words}</p>}
      {callBy && !later && (
        <p className="mt-2 text-xl font-semibold">
          {late ? 'We promised to call you' : 'We will call you'} {callBy}.
        </p>
      )}
      <p className="mt-2">
        Your reference is <strong className="whitespace-nowrap tracking-wide">{reference}</strong>.{' '}
        {!isBack && `With it you can ask about your ${callBy ? 'request' : 'message'} or take it back.`}
      </p>
      <p className="mt-2">
        If you get worse, call <EmergencyNumbers />.{!isBack && ` Do not wait for ${callBy ? 'our call' : 'our answer'}.`}
      </p>
      {!isBack && <Ways reference={reference} {...ways} />}
    </div>
  );
}
