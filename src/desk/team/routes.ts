import type { Hono } from 'hono';
import type { DeskEnv } from '#desk/desk-env.ts';
import { accessRoutes } from './access-routes.tsx';
import { settingsRoutes } from './settings-routes.tsx';
import { staffRoutes } from './staff-routes.tsx';

export function teamRoutes(app: Hono<DeskEnv>): void {
  staffRoutes(app);
  accessRoutes(app);
  settingsRoutes(app);
}
