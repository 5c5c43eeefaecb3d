import type { FormTexts } from '#content/languages/form-texts.ts';
import { pathIn } from '#content/languages.ts';
import type { ReviewState } from '#content/review.ts';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { FormFrame } from './form-frame.tsx';
import { FormPage } from './form-page.tsx';
import { LinkedText } from './linked-text.tsx';

/** The answer to everybody who takes a request back, whether or not it exists. */
export function WithdrawnScreen({ texts, review }: { texts: FormTexts; review?: ReviewState }) {
  const { language, pages } = texts;
  const { received, crumb, withdrawn } = texts.withdrawal;
  return (
    <FormFrame
      description={pages.pages.withdraw.withdrawnDescription}
      inEveryLanguage
      noindex
      path="/privacy/withdrawn"
      review={review}
      texts={texts}
      title={received.title}
    >
      <BreadcrumbBanner
        headText={received.title}
        items={[
          { label: pages.pages.home, href: pathIn(language, '/') },
          { label: pages.pages.withdraw.privacy, href: pathIn(language, '/privacy') },
          { label: crumb, href: pathIn(language, '/privacy/withdraw') },
          { label: withdrawn.crumb },
        ]}
        label={texts.breadcrumb}
        view={null}
      />
      <FormPage texts={texts}>
        <div className="max-w-reading rounded-md border-2 border-edge bg-surface p-5 sm:p-6" role="status">
          <p className="text-lg font-semibold">{received.words}</p>
        </div>
        <div className="article-text mt-8">
          <h2>{withdrawn.next}</h2>
          <ul>
            {received.next.map((step) => (
              <li key={step}>
                <LinkedText text={step} texts={texts} />
              </li>
            ))}
          </ul>
        </div>
      </FormPage>
    </FormFrame>
  );
}
