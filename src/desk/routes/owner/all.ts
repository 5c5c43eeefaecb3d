import type { Hono } from 'hono';
import type { DeskEnv } from '#desk/desk-env.ts';
import { accessRoutes } from './access.tsx';
import { settingsRoutes } from './settings.tsx';
import { staffRoutes } from './staff.tsx';

export function ownerRoutes(app: Hono<DeskEnv>): void {
  staffRoutes(app);
  accessRoutes(app);
  settingsRoutes(app);
}
