import type { FormTexts, NoticeSection } from '#content/languages/form-texts.ts';
import { pathIn } from '#content/languages.ts';
import { practice } from '#content/practice.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { Filled } from '#ui/filled.tsx';
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

function SectionBody({ paragraphs, list = [], texts }: NoticeSection & { texts: FormTexts }) {
  return (
    <div className="grid max-w-reading grid-cols-[minmax(0,1fr)] gap-4">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText texts={texts} text={paragraph} />
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
function AskUs({ language, notice: { ask }, withdrawal }: FormTexts) {
  return (
    <aside aria-labelledby="ask" className="self-start rounded-lg bg-brand-50 p-6 xl:sticky xl:top-24 print:hidden">
      <h2 className="text-xl" id="ask">
        {ask.title}
      </h2>
      <p className="mt-2">{ask.lead}</p>
      <div className="mt-5 grid gap-3">
        <ButtonLink href={pathIn(language, '/privacy/withdraw')}>{withdrawal.title}</ButtonLink>
        <ButtonLink look="quiet" href={`mailto:${practice.privacy.contact}`}>
          <Icon className="size-5" name="mail" /> {ask.write}
        </ButtonLink>
        <PhoneButton look="quiet" />
      </div>
      <p className="mt-4 text-sm wrap-anywhere text-soft">{practice.privacy.contact}</p>
    </aside>
  );
}

/** The itemised notice: what is kept, why, for how long, how to withdraw, whom to ask. */
export function PrivacyNotice({ texts }: { texts: FormTexts }) {
  const { notice, sections } = texts.notice;
  const parts = sections.map((section, at) => ({
    id: `notice-${at + 1}`,
    title: section.title,
    body: <SectionBody {...section} texts={texts} />,
  }));
  return (
    <>
      <BreadcrumbBanner
        headText={notice.title}
        items={[{ label: texts.pages.pages.home, href: pathIn(texts.language, '/') }, { label: notice.privacy }]}
        label={texts.breadcrumb}
        text={notice.summary}
        view={null}
      />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-12 py-8 lg:py-20 xl:grid-cols-[minmax(0,1fr)_360px]">
        <article className="treatment min-w-0">
          <p className="text-soft">
            <Filled text={notice.versionOf} values={{ date: <time dateTime={notice.version}>{texts.noticeDate}</time> }} />
          </p>
          <Contents className="mt-10" label={notice.contents} parts={parts} />
          {parts.map((part) => (
            <PagePart key={part.id} {...part} />
          ))}
        </article>
        <AskUs {...texts} />
      </Container>
    </>
  );
}
