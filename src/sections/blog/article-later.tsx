import { blogMessages } from '#content/messages.ts';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { Container } from '#ui/container.tsx';
import { EmergencyNumbers } from '#ui/emergency.tsx';
import { PhoneOrCallback } from '#ui/phone.tsx';
import { Titled } from '#ui/titled.tsx';

const link = 'inline-flex min-h-11 items-center text-brand underline underline-offset-4';

/** An article that cannot be loaded at the moment, with the phone number meanwhile. */
export function ArticleLater() {
  return (
    <>
      <BreadcrumbBanner
        headText={blogMessages.later}
        items={[{ label: 'Home', href: '/' }, { label: 'Blog', href: '/blog' }, { label: 'Article' }]}
        text="Our articles are out of reach for the moment. Please try again in a few minutes."
      />
      <Container className="grid gap-8 py-12 lg:py-20">
        <Titled className="max-w-reading rounded-lg bg-brand-50 p-6 sm:p-8" id="ring" title="Is it about your health?">
          <p className="mt-2">
            Do not wait for this page: ring us, or ask us to call you back. In an emergency call <EmergencyNumbers />.
          </p>
          <div className="mt-5 grid gap-3 sm:max-w-xs">
            <PhoneOrCallback />
          </div>
        </Titled>
        <p>
          The rest of the site works as usual:{' '}
          <a className={link} href="/treatment">
            read about our treatments
          </a>
          .
        </p>
      </Container>
    </>
  );
}
