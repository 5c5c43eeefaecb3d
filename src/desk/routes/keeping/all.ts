import type { Hono } from 'hono';
import type { DeskEnv } from '#desk/desk-env.ts';
import { custodyRoutes } from './custody.tsx';
import { eraseRoutes } from './erase.tsx';
import { requestsRoutes } from './requests.tsx';
import { taskRoutes } from './tasks.tsx';
import { weekRoutes } from './week.tsx';

/** Register these in front of the call list's: two of them look at an address before it does. */
export function keepingRoutes(app: Hono<DeskEnv>): void {
  requestsRoutes(app);
  custodyRoutes(app);
  taskRoutes(app);
  eraseRoutes(app);
  weekRoutes(app);
}
