import type { StoredPost } from '#blog/posts/post.ts';
import type { Snapshot } from '#blog/snapshot/snapshot.ts';
import type { Shown } from '#search/shown.ts';
import type { Settings } from '#settings/settings.ts';

/** What a request carries through the Worker: its bindings, and what the wiring found out for it. */
export type SiteEnv = {
  Bindings: Env;
  Variables: {
    settings: Settings;
    /** Secret of this render, which Waku's inline scripts carry until they are cut out, and the mark before the page's data. */
    nonce: string;
    /** The blog as last known; undefined when the backend was never reached. */
    snapshot: Snapshot | undefined;
    /** Set when an address has nothing to show, for the words of the page that says so; 'later' when it may have something soon. */
    missing?: 'post' | 'page' | 'address' | 'later';
    /** What readers are told where the missing post is one that was taken back. */
    takenBack?: string | undefined;
    /** The post that is shown, its one address, and its body as the backend wrote it, once it is about to be rendered. */
    post?: { post: StoredPost; href: string };
    description?: string;
    /** Set while the desk looks at a post as its readers will see it: nothing of it is stored. */
    preview?: true;
    /** What `/search` was asked; no answer while the words cannot be read. */
    search?: { asked: boolean; shown: Shown | undefined };
  };
};
