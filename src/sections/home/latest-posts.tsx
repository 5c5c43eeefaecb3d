import type { ReactNode } from 'react';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

/** Heading and link around the latest articles, which the page passes in. */
export function LatestPosts({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="posts-heading" className="drawn-later pt-10 [--kept:680px] lg:pt-24 lg:[--kept:710px]">
      <Container>
        <SectionHeading id="posts-heading" intro="What patients ask us, answered in plain words.">
          Latest articles
        </SectionHeading>
        {/* One row of three cards, which a phone swipes. */}
        <div className="post-row md:[&>ul]:grid-cols-3">{children}</div>
        <p className="mt-4 md:mt-8">
          <a className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline underline-offset-4" href="/blog">
            All articles <Icon className="size-5" name="arrow" />
          </a>
        </p>
      </Container>
    </section>
  );
}
