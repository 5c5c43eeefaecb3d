import { practice } from './practice.ts';

declare const __LIVE__: boolean;

/** True in a build for a live site (LIVE=1, which `npm run deploy` sets): what is only a sample stays out of it. */
export const isLive = (): boolean => typeof __LIVE__ !== 'undefined' && __LIVE__;

declare const __DESK_PORT__: number;

/** Where the people of the practice work: on the live site the desk's own host, in a local build the desk that `npm start` runs. */
export const deskUrl = (): string =>
  isLive() ? practice.adminUrl : `http://localhost:${typeof __DESK_PORT__ === 'undefined' ? 8788 : __DESK_PORT__}/`;
