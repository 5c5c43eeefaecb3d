import type { Hono } from 'hono';
import type { DeskEnv } from '#desk/desk-env.ts';
import { weekRoutes } from '#desk/week/routes.tsx';
import { taskRoutes } from '#desk/withdrawals/routes.tsx';
import { eraseRoutes } from './erase-routes.tsx';
import { requestsRoutes } from './list-routes.tsx';
import { custodyRoutes } from './needs-a-look-routes.tsx';

/** Register these in front of the call list's: two of them look at an address before it does. */
export function keepingRoutes(app: Hono<DeskEnv>): void {
  requestsRoutes(app);
  custodyRoutes(app);
  taskRoutes(app);
  eraseRoutes(app);
  weekRoutes(app);
}
