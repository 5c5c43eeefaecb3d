import type { Texts } from '#content/languages/texts.ts';
import { pathIn } from '#content/languages.ts';

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
