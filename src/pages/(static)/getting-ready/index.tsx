import { gettingReadyHref } from '#content/getting-ready.ts';
import { text as words } from '#content/languages/en/words.ts';
import { wholeBody } from '#content/organ-view.ts';
import { sheetGroups } from '#content/sheet-groups.ts';
import { StructuredData } from '#islands/structured-data.tsx';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { plainGraph } from '#seo/structured-data/pages/practice-pages.ts';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';

const page = { title: 'Getting ready for an operation', path: '/getting-ready' } as const;

export default function GettingReadyIndexPage() {
  return (
    <>
      <PageMeta
        {...page}
        description="One sheet for each operation: when to stop eating and drinking, which medicines to ask about, what to bring, and a calendar for your phone."
      />
      <StructuredData json={plainGraph(page)} />
      <BreadcrumbBanner
        headText="Getting ready"
        items={[{ label: 'Home', href: '/' }, { label: 'Getting ready' }]}
        text="One sheet for each operation below, to print or to keep on your phone."
        view={wholeBody}
      />
      <Container className="py-8 lg:py-12">
        {sheetGroups.length === 0 && <p>{words.sheet.none}</p>}
        <div className="gap-x-10 sm:columns-2">
          {sheetGroups.map(({ name, sheets }) => (
            <section aria-label={name} className="break-inside-avoid pb-8" key={name}>
              <h2 className="text-xl">{name}</h2>
              <ul className="mt-1">
                {sheets.map(([key, operation]) => (
                  <li className="border-b border-line" key={key}>
                    <a
                      className="flex min-h-12 items-center justify-between gap-4 py-2 leading-snug font-semibold text-brand"
                      href={gettingReadyHref(key)}
                    >
                      {operation.name} <Icon className="size-5 shrink-0" name="right" />
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Container>
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
