import { practice } from '#content/practice.ts';
import { type NoticeSection, privacyNotice } from '#content/privacy-notice.ts';
import { dateAsRead } from '#content/review.ts';
import { withdrawal } from '#content/withdrawal.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';
import { PhoneButton } from '#ui/phone.tsx';
import { BreadcrumbBanner } from './breadcrumb-banner.tsx';
import { Contents } from './contents.tsx';
import { LinkedText } from './forms/linked-text.tsx';
import { PagePart } from './treatment/text-blocks.tsx';

function Item({ children }: { children: string }) {
  // 'phone number: to ring or text you': emphasises the thing before its purpose.
  const [, thing, purpose] = /^([^:.]{3,80}): (.+)$/s.exec(children) ?? [];
  return thing ? (
    <li>
      <strong className="font-semibold">{thing}:</strong> {purpose}
    </li>
  ) : (
    <li>{children}</li>
  );
}

function SectionBody({ paragraphs, list = [] }: NoticeSection) {
  return (
    <div className="grid max-w-reading grid-cols-[minmax(0,1fr)] gap-4">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText text={paragraph} />
        </p>
      ))}
      {list.length > 0 && (
        <ul className="list-disc space-y-3 pl-list">
          {list.map((item) => (
            <Item key={item}>{item}</Item>
          ))}
        </ul>
      )}
    </div>
  );
}

/** How to use one's rights, beside the notice. */
function AskUs() {
  return (
    <aside aria-labelledby="ask" className="self-start rounded-lg bg-brand-50 p-6 lg:sticky lg:top-24 print:hidden">
      <h2 className="text-xl" id="ask">
        See, correct or take back
      </h2>
      <p className="mt-2">One line is enough, with the reference number if you have it.</p>
      <div className="mt-5 grid gap-3">
        <ButtonLink href="/privacy/withdraw">{withdrawal.title}</ButtonLink>
        <ButtonLink look="quiet" href={`mailto:${practice.privacy.contact}`}>
          <Icon className="size-5" name="mail" /> Write to us
        </ButtonLink>
        <PhoneButton look="quiet" />
      </div>
      <p className="mt-4 text-sm wrap-anywhere text-soft">{practice.privacy.contact}</p>
    </aside>
  );
}

/** The itemised notice: what is kept, why, for how long, how to withdraw, whom to ask. */
export function PrivacyNotice() {
  const parts = privacyNotice.sections.map((section, at) => ({
    id: `notice-${at + 1}`,
    title: section.title,
    body: <SectionBody {...section} />,
  }));
  return (
    <>
      <BreadcrumbBanner
        headText={privacyNotice.title}
        items={[{ label: 'Home', href: '/' }, { label: 'Privacy' }]}
        text={privacyNotice.summary}
      />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-12 py-8 lg:grid-cols-[minmax(0,1fr)_360px] lg:py-20">
        <article className="treatment min-w-0">
          <p className="text-soft">
            Version of <time dateTime={privacyNotice.version}>{dateAsRead(privacyNotice.version)}</time>
          </p>
          <Contents className="mt-10" parts={parts} />
          {parts.map((part) => (
            <PagePart key={part.id} {...part} />
          ))}
        </article>
        <AskUs />
      </Container>
    </>
  );
}
