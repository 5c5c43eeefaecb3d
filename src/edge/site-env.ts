import type { Edition } from '#blog/post.ts';
import type { Settings } from '#settings/settings.ts';

/** What a request carries through the Worker: its bindings, and what the wiring found out for it. */
export type SiteEnv = {
  Bindings: Env;
  Variables: {
    settings: Settings;
    /** Secret of this render; Waku's inline scripts carry it until they are turned into hashes. */
    nonce: string;
    /** The blog as last known; undefined when the backend was never reached. */
    edition: Edition | undefined;
    /** Set when an address has nothing to show, for the words of the 404 page. */
    missing?: 'post' | 'page' | 'address';
    /** The one address of the post that is shown. */
    canonical?: string;
    /** Makes the whole answer of a page whose data has an address; unset for a page that is one visitor's own. */
    finish?: (html: string) => Response;
  };
};
