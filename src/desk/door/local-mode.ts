import type { DeskSettings } from '#desk/settings.ts';

/** Whether links sign people in here and the cron has an address: on a machine of one's own, with no Access in front. */
export const isLocal = ({ mode, access }: Pick<DeskSettings, 'mode' | 'access'>): boolean => mode === 'local' && !access;
