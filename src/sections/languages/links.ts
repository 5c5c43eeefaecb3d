import type { Texts } from '#content/languages/texts.ts';
import { pathIn } from '#content/languages.ts';
import { visitInShortIn } from '#content/visit-facts.ts';
import type { VisitWay } from '#sections/visit/visit-line.tsx';

/** Name and address of the pages that every language has. */
export function linksIn({ language, words: { nav } }: Pick<Texts, 'language' | 'words'>) {
  const to = (path: string, name: string) => ({ name, href: pathIn(language, path) });
  return {
    home: to('/', nav.home),
    symptoms: to('/symptoms', nav.symptoms),
    treatments: to('/treatment', nav.treatments),
    gettingReady: to('/getting-ready', nav.gettingReady),
    emergency: to('/emergency', nav.emergency),
    visit: to('/visit', nav.visit),
    about: to('/about', nav.about),
    contact: to('/contact', nav.contact),
    callback: to('/callback', nav.callback),
    privacy: to('/privacy', nav.privacy),
    search: to('/search', nav.search),
  };
}

/** What a visit is like, in one line, and where it leads. */
export const visitWayIn = (texts: Pick<Texts, 'language' | 'words' | 'practice' | 'times'>): VisitWay => ({
  line: visitInShortIn(texts.times, texts.words.visit, texts.practice.visit.near),
  href: linksIn(texts).visit.href,
});
