import type { Hono } from 'hono';
import type { DeskEnv } from '#desk/desk-env.ts';
import { accessLogRoutes } from './access-log-routes.tsx';
import { settingsRoutes } from './settings-routes.tsx';
import { staffRoutes } from './staff-routes.tsx';

export function teamRoutes(app: Hono<DeskEnv>): void {
  staffRoutes(app);
  accessLogRoutes(app);
  settingsRoutes(app);
}
