import { Container } from '#ui/container.tsx';
import { EmergencyNumbers } from '#ui/emergency.tsx';
import { Icon } from '#ui/icon.tsx';
import { PhoneOrCallback } from '#ui/phone.tsx';
import { Titled } from '#ui/titled.tsx';
import { BreadcrumbBanner } from './breadcrumb-banner.tsx';
import { SearchBox } from './search/search-box.tsx';

const row =
  'flex min-h-14 items-center gap-3 rounded-md border border-edge bg-surface px-5 py-2 leading-tight font-semibold text-brand hover:border-brand hover:underline';

function Row({ name, href }: { name: string; href: string }) {
  return (
    <li>
      <a className={row} href={href}>
        {name}
        <Icon className="ml-auto size-5" name="arrow" />
      </a>
    </li>
  );
}

/** The 404 page: similar pages, the search, and the phone number. */
export function NotFound({
  nearest,
  title = 'Page not found',
  text = 'The address may be mistyped, or the page may have moved.',
}: {
  nearest: ReadonlyArray<{ name: string; href: string }>;
  title?: string;
  text?: string | undefined;
}) {
  return (
    <>
      <BreadcrumbBanner headText={title} items={[{ label: 'Home', href: '/' }, { label: title }]} text={text} />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-12 py-12 lg:grid-cols-[minmax(0,1fr)_360px] lg:py-20">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          <SearchBox id="search" />
          {nearest.length > 0 && (
            <section aria-labelledby="nearest">
              <h2 className="text-2xl" id="nearest">
                {nearest.length > 1 ? 'Did you mean one of these?' : 'Did you mean this?'}
              </h2>
              <ul className="mt-4 grid gap-2">
                {nearest.map((link) => (
                  <Row key={link.href} {...link} />
                ))}
              </ul>
            </section>
          )}
          <Titled id="elsewhere" title="Where to look">
            <ul className="mt-4 grid gap-2">
              <Row href="/symptoms" name="What do you feel?" />
              <Row href="/visit" name="Your visit: hours, fees and the way" />
              <Row href="/a-z" name="A to Z" />
              <Row href="/treatment" name="All treatments" />
              <Row href="/blog" name="Blog" />
              <Row href="/" name="Home" />
            </ul>
          </Titled>
        </div>
        <Titled className="self-start rounded-lg bg-brand-50 p-6 sm:p-8" id="ring" title="Or ask us">
          <p className="mt-2">
            We can tell you where to find it. In an emergency call <EmergencyNumbers />.
          </p>
          <div className="mt-5 grid gap-3">
            <PhoneOrCallback />
          </div>
        </Titled>
      </Container>
    </>
  );
}
