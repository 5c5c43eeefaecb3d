import type { Settings } from '#settings/settings.ts';

const timeout = 5_000;

/** Tells a watcher outside that a round went well; undefined where nobody watches. */
export function heartbeatFrom({ heartbeatUrl }: Pick<Settings, 'heartbeatUrl'>): (() => Promise<void>) | undefined {
  if (!heartbeatUrl) return undefined;
  return async () => {
    const response = await fetch(heartbeatUrl, { redirect: 'manual', signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
  };
}
