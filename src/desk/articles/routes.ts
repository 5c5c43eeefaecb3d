import type { Hono } from 'hono';
import type { DeskEnv } from '#desk/desk-env.ts';
import { articlePictureRoutes } from './add-picture.tsx';
import { articleDiscardRoutes } from './discard.tsx';
import { dynamicPagesRoutes } from './dynamic-pages.tsx';
import { articleEditRoutes } from './edit.tsx';
import { articleHistoryRoutes } from './history.tsx';
import { articleListRoutes } from './list.tsx';
import { pictureFileRoutes } from './pictures.tsx';
import { articlePreviewRoutes } from './preview.ts';
import { articlePublishingRoutes } from './publishing.tsx';

/** Declares all routes below /articles. */
export function articleRoutes(app: Hono<DeskEnv>): void {
  articleListRoutes(app);
  articleEditRoutes(app);
  articlePublishingRoutes(app);
  articleHistoryRoutes(app);
  articlePictureRoutes(app);
  articlePreviewRoutes(app);
  articleDiscardRoutes(app);
  pictureFileRoutes(app);
  dynamicPagesRoutes(app);
}
