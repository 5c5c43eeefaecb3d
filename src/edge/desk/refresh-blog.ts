import { blogChangedAt } from '#articles/change.ts';
import { hasSynced } from '#blog/memory.ts';
import { type BlogDeps, refreshBlog } from '#blog/reader.ts';
import { syncFromStores } from '#blog/snapshot/sync-from-stores.ts';
import { blogDeps, blogMemory } from '#edge/blog.ts';
import type { WaitUntil } from '#edge/site.ts';
import type { Settings } from '#settings/settings.ts';

// Between the desk's clock and the moment when the database holds its change.
const margin = 10_000;

/** Reads the blog anew because somebody has changed it. */
export const refreshChanged = (deps: BlogDeps) => refreshBlog(deps, { scheduled: true, announced: true });

/** Refreshes the blog when the desk has changed it since it was last read; one query. True when there was something to do. */
export async function refreshIfChanged(settings: Settings, env: Env, waitUntil: WaitUntil): Promise<boolean> {
  if (settings.backendUrl) return false;
  // If the database fails, the refresh of every fifth minute finds the change; the log has it from the other steps of the cron.
  const changedAt = await blogChangedAt(env.DB).catch(() => 0);
  const deps = blogDeps(settings, env, waitUntil);
  // An isolate that has just started must not read the whole blog to find that it knows it.
  if (!hasSynced(blogMemory)) await syncFromStores({ ...deps, storeFailed: () => undefined });
  // A blog that was never changed is older than any copy.
  const isOld = changedAt + margin >= (blogMemory.snapshot?.confirmedAt ?? 0);
  if (isOld) await refreshChanged(deps);
  return isOld;
}
