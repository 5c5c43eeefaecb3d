declare const __LIVE__: boolean;

/** True in a build for a live site (LIVE=1, which `npm run deploy` sets): what is only a sample stays out of it. */
export const isLive = (): boolean => typeof __LIVE__ !== 'undefined' && __LIVE__;
