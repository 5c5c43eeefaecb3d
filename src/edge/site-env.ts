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
    /** Set when a blog address has nothing to show, for the words of the 404 page. */
    missing?: 'post' | 'page';
    /** The one address of the post that is shown. */
    canonical?: string;
    /** Keeps this answer's page for the next visitor and says what to answer with; unset when it may not be kept. */
    keep?: (page: { html: string; data: string }) => Response;
  };
};
