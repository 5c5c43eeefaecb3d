import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { fill } from '#content/languages/fill.ts';
import type { FormTexts } from '#content/languages/form-texts.ts';
import type { FrameTexts } from '#content/languages/frame-texts.ts';
import type { SearchTexts } from '#content/languages/search-texts.ts';
import { english } from '#content/languages.ts';
import type { ResultLink } from '#search/results.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { Banner, EmergencyLine, Links, Part } from './bricks.tsx';
import { linksIn } from './links.ts';
import { SearchFormIn } from './search-form.tsx';
import { Pages } from './search-results.tsx';

type Props = {
  texts: FrameTexts;
  words: FormTexts['pages']['pages']['missing'];
  said: SearchTexts | undefined;
  nearest: ReadonlyArray<ResultLink>;
  /** The address of the English page, if there is one. */
  inEnglish: string | undefined;
};

/** The 404 page in another language: the same page in English, similar pages, the search, and the phone number. */
export function NotFoundIn({ texts, words, said, nearest, inEnglish }: Props) {
  const { symptoms, treatments, gettingReady, visit, emergency, home, callback } = linksIn(texts);
  const elsewhere = [symptoms, treatments, gettingReady, visit, emergency, home].map((link) => ({ ...link, translated: true }));
  const similar = nearest.filter(({ href }) => href !== inEnglish);
  return (
    <>
      <Banner text={words.text} texts={texts} title={words.title} />
      <Container className="py-8 lg:py-12">
        <EmergencyLine className="mb-4" texts={texts} />
        {inEnglish && (
          <p className="mb-6">
            <ButtonLink href={inEnglish} hrefLang={english.lang} look="quiet">
              {words.inEnglish}
            </ButtonLink>
          </p>
        )}
        <SearchFormIn texts={texts} />
        {similar.length > 0 && (
          <Part title={words.nearest}>
            <Pages links={similar} said={said} texts={texts} />
          </Part>
        )}
        <Part title={words.elsewhere}>
          <div className="max-w-reading">
            <Links links={elsewhere} texts={texts} />
          </div>
        </Part>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href={phoneLink}>{fill(texts.words.nav.callNumber, { number: phoneAsRead })}</ButtonLink>
          <ButtonLink href={callback.href} look="quiet">
            {callback.name}
          </ButtonLink>
        </div>
      </Container>
    </>
  );
}
