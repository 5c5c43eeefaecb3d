import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { EmergencyNumbers } from '#ui/phone/emergency-numbers.tsx';
import { PhoneButton } from '#ui/phone/phone-button.tsx';

export const goneTitle = 'We have taken this article back';

/** An article that the practice took back: why, in its own words, and whom to ask who had relied on it. */
export function ArticleGone({ why }: { why: string }) {
  return (
    <>
      <BreadcrumbBanner
        headText={goneTitle}
        items={[{ label: 'Home', href: '/' }, { label: 'Blog', href: '/blog' }, { label: 'Article' }]}
        text={why}
      />
      <Container className="grid gap-8 py-12 lg:py-20">
        <section aria-labelledby="ring" className="max-w-reading rounded-lg bg-brand-50 p-6 sm:p-8">
          <h2 className="text-2xl" id="ring">
            Did you rely on it?
          </h2>
          <p className="mt-2">
            Ring us before you change anything about your treatment. In an emergency call <EmergencyNumbers />.
          </p>
          <div className="mt-5 grid gap-3 sm:max-w-xs">
            <PhoneButton />
            <ButtonLink href="/callback" look="quiet">
              Request a Callback
            </ButtonLink>
          </div>
        </section>
        <p>
          <a className="inline-flex min-h-11 items-center text-brand underline underline-offset-4" href="/blog">
            Our other articles
          </a>
        </p>
      </Container>
    </>
  );
}
