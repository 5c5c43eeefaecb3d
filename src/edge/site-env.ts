import type { StoredPost } from '#blog/posts/post.ts';
import type { Snapshot } from '#blog/snapshot/snapshot.ts';
import type { HoursQuestion } from '#content/hours-asked.ts';
import type { SearchTexts } from '#content/languages/search-texts.ts';
import type { SearchResults, TranslatedLink } from '#search/results.ts';
import type { Settings } from '#settings/settings.ts';

/** A request's bindings and variables in the Worker. */
export type SiteEnv = {
  Bindings: Env;
  Variables: {
    settings: Settings;
    /** Secret of this render. Waku marks its inline scripts with it until `finishPage` removes them, and the page's data. */
    nonce: string;
    /** The last known copy of the blog; undefined if the backend was never reached. */
    snapshot: Snapshot | undefined;
    /** Set if the address has no page, for the words of the 404; 'later' if the post cannot be read at the moment. */
    missing?: 'post' | 'page' | 'address' | 'later';
    /** The English page, where an address in another language has none. */
    inEnglish?: string | undefined;
    /** The notice in place of a post that was retracted. */
    takenBack?: string | undefined;
    /** The post to be shown with its canonical address, and its body as the backend wrote it. */
    post?: { post: StoredPost; href: string };
    description?: string;
    /** Set while the desk previews a post: nothing of it is stored. */
    preview?: true;
    /** The answer to `/search`; without results while the index cannot be read. */
    search?: {
      /** As typed, without invisible characters; empty where nothing was asked. */
      query: string;
      results: SearchResults | undefined;
      /** What the search says in its language; undefined for English, and while it cannot be read. */
      said?: SearchTexts | undefined;
      /** In English, the results' pages in the language of the query, by their English addresses. */
      translations: Readonly<Record<string, TranslatedLink>>;
      /** What the query asks of the opening hours. */
      hours?: HoursQuestion | undefined;
    };
  };
};
