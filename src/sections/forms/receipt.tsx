import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { fillWords } from '#content/fill-words.ts';
import type { FormTexts } from '#content/languages/form-texts.ts';
import { pathIn } from '#content/languages.ts';
import { isInWriting } from '#content/receipt.ts';
import type { ReviewState } from '#content/review.ts';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Filled } from '#ui/filled.tsx';
import { type ReceiptDetails, ReceiptPanel } from '#ui/forms/receipt-panel.tsx';
import { YourRequests } from '#ui/forms/your-requests.tsx';
import { PhoneButton } from '#ui/phone.tsx';
import { FormFrame } from './form-frame.tsx';
import { FormPage } from './form-page.tsx';

type Kind = 'callback' | 'contact';
type Props = { kind: Kind; texts: FormTexts };

const phone = (
  <a className="whitespace-nowrap" href={phoneLink}>
    {phoneAsRead}
  </a>
);

function Next({ kind, texts, callBy, late, links }: ReceiptDetails & Props) {
  const { receiptPage } = texts.pages;
  const inWriting = isInWriting(links.page);
  const tooLate = inWriting ? receiptPage.nobodyWrote : receiptPage.nobodyCalled;
  const nobody = late ? tooLate : fillWords(receiptPage.heardNothing, { callBy: callBy ?? receiptPage.fewDays });
  const values = {
    withdraw: <a href={links.withdraw}>{receiptPage.withdraw[kind]}</a>,
    privacy: <a href={pathIn(texts.language, '/privacy')}>{receiptPage.privacy}</a>,
  };
  return (
    <>
      <h2>{receiptPage.next}</h2>
      <ul>
        <li>{inWriting ? receiptPage.writes : receiptPage.rings}</li>
        <li>
          <Filled text={nobody} values={{ phone }} />
        </li>
      </ul>
      <p>
        <Filled text={receiptPage.changedMind[kind]} values={values} />
      </p>
    </>
  );
}

function Receipt({ kind, texts, ...receipt }: ReceiptDetails & Props) {
  const { reference, later } = receipt;
  const { receiptPage } = texts.pages;
  const again = <a href={pathIn(texts.language, `/${kind}`)}>{receiptPage.again[kind]}</a>;
  return (
    <FormPage texts={texts}>
      {/* What a browser remembers of the request is set right by these (`islands/forms/your-requests.ts`). */}
      <div data-receipt={reference} data-state={later?.state} role="status">
        <ReceiptPanel {...receipt} inWords={texts.forms} leadsToPage={false} />
      </div>
      <YourRequests place="receipt" />
      <div className="article-text mt-8">
        {later ? (
          <p>
            <Filled text={receiptPage.askElse} values={{ again, phone }} />
          </p>
        ) : (
          <Next kind={kind} texts={texts} {...receipt} />
        )}
      </div>
    </FormPage>
  );
}

/** Replaces a receipt whose address has no valid digest. Identical for references that exist and for others. */
function ReceiptUnread({ kind, texts }: Props) {
  const { pages, receiptPage } = texts.pages;
  const { why, next } = receiptPage.unread;
  return (
    <FormPage texts={texts}>
      <div className="article-text">
        <p>{why}</p>
        <h2>{next.title}</h2>
        <ul>
          <li>{next.ring}</li>
          <li>{next.none}</li>
        </ul>
      </div>
      <p className="mt-8 flex flex-wrap gap-4">
        <PhoneButton />
        <ButtonLink href={pathIn(texts.language, `/${kind}`)} look="quiet">
          {pages[kind].title}
        </ButtonLink>
      </p>
    </FormPage>
  );
}

/** The receipt as a page, for visitors without JavaScript and for those who open it again. */
export function ReceiptScreen({
  kind,
  texts,
  receipt,
  review,
}: Props & { receipt: Omit<ReceiptDetails, 'words'> | undefined; review?: ReviewState }) {
  const { pages, receiptPage } = texts.pages;
  const href = pathIn(texts.language, `/${kind}`);
  const title = receipt ? receiptPage.title[kind] : receiptPage.unread.title;
  const isBack = receipt?.later !== undefined && receipt.later.state !== 'called';
  return (
    <FormFrame
      description={receipt ? receiptPage.description : receiptPage.unread.why}
      noindex
      path={`/${kind}/received`}
      review={review}
      texts={texts}
      title={title}
    >
      <BreadcrumbBanner
        headText={!receipt ? title : isBack ? receiptPage.back : receiptPage.thanks}
        items={[
          { label: pages.home, href: pathIn(texts.language, '/') },
          { label: pages[kind].title, href },
          { label: receipt ? receiptPage.received : receiptPage.receipt },
        ]}
        label={texts.breadcrumb}
        view={null}
      />
      {receipt ? (
        <Receipt kind={kind} texts={texts} words={texts.forms[kind].messages.received} {...receipt} />
      ) : (
        <ReceiptUnread kind={kind} texts={texts} />
      )}
    </FormFrame>
  );
}
