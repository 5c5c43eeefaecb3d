import type { Hono } from 'hono';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';

/** Answers a GET where something special holds, and leaves the rest to whoever has the address: stands in front of that route. */
export function inFrontOf(app: Hono<DeskEnv>, path: string, special: (c: DeskContext) => Promise<Response | undefined>): void {
  app.get(path, async (c, next) => {
    const answer = await special(c);
    if (answer) return answer;
    return next();
  });
}
