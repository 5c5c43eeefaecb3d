import type { ReviewState } from '#content/review.ts';
import { hrefOfRegion, regions } from '#content/symptoms/regions.ts';
import { LinkList } from '#islands/link-list.tsx';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { Container } from '#ui/container.tsx';
import { WhereFrom } from './region-screen.tsx';
import { EmergencyFirst, RegionLinks } from './what-do-you-feel.tsx';

/** All regions of the body, and every complaint by region. */
export function SymptomsScreen({ review }: { review: ReviewState }) {
  return (
    <>
      <BreadcrumbBanner
        headText="What do you feel?"
        items={[{ label: 'Home', href: '/' }, { label: 'What do you feel?' }]}
        text="Choose the place, then the complaint: you see how soon to be seen, and which pages to read. · आपको क्या तकलीफ़ है?"
      />
      <Container className="py-8 lg:py-12">
        <EmergencyFirst />
        <h2 className="mt-8 mb-4 text-2xl">Where is it?</h2>
        <RegionLinks />
        <h2 className="mt-14 text-2xl">All complaints</h2>
        <div className="mt-4 gap-x-10 md:columns-2 lg:columns-3">
          {regions.map((region) => (
            <section className="mb-8 break-inside-avoid" key={region.id}>
              <h3 className="text-lg">{region.name}</h3>
              <LinkList
                entry="border-b border-line"
                link="flex min-h-11 items-center py-1.5 text-brand hover:underline"
                links={region.symptoms.map(({ id, words }) => ({ name: words, href: `${hrefOfRegion(region)}#${id}` }))}
              />
            </section>
          ))}
        </div>
        <WhereFrom review={review} />
      </Container>
    </>
  );
}
