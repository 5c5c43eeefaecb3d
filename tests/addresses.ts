import { doctorPath } from '#content/doctor-path.ts';

/** Addresses that are printed, linked and in search engines, so that each must go on answering 200. */
export const publishedAddresses = [
  '/',
  '/about',
  doctorPath.href,
  '/cases',
  '/blog',
  '/contact',
  '/testonomial',
  ...['gallbladderstones', 'gallbladdercancer', 'Bileductinjury'].map((page) => `/treatment/gallbladder/${page}`),
  ...['Inguinalhernial', 'Ventralhernia', 'Umbilicalhernia'].map((page) => `/treatment/hernia/${page}`),
  ...['polyps', 'cancer'].map((page) => `/treatment/stomach-cancer/${page}`),
  ...['pancreaticestones', 'pancreaticcancer', 'whipple', 'pancreatitis'].map((page) => `/treatment/pancreas/${page}`),
  ...['hemorrhoids', 'fisures', 'fistulas'].map((page) => `/treatment/proctology/${page}`),
  ...['obstruction', 'perforation', 'instestinecancer'].map((page) => `/treatment/intestine/${page}`),
  ...['rectumpolyps', 'rectumcancer', 'inflammatoryboweldiseases'].map((page) => `/treatment/colon-rectum/${page}`),
  ...['livercysts', 'livercancer', 'livermass', 'livercirrhosis'].map((page) => `/treatment/liver/${page}`),
  '/treatment/whipple/whilesurgery',
  '/treatment/antireflux-procedure/antireflux',
  '/treatment/weight-loss-surgery/weightlosssurgery',
  '/treatment/weight-loss-surgery/weight-loss',
  '/treatment/robotic-gi-surgery/roboticsurgery',
  ...['digestive-system', 'postoperative-care', 'surgical-care', 'ultrasound-services'].map((page) => `/treatment/${page}`),
] as const;

/** One page of each kind in another language. */
export const translatedAddresses = [
  '/hi',
  '/hi/about',
  '/hi/visit',
  '/hi/emergency',
  '/hi/symptoms',
  '/hi/symptoms/back-passage',
  '/hi/getting-ready',
  '/hi/getting-ready/fissure',
  '/hi/treatment',
  '/hi/treatment/proctology/fisures',
  '/hi/search?q=pathri',
  '/hi/callback',
  '/hi/contact',
  '/hi/privacy',
  '/hi/privacy/withdraw',
] as const;

/** Pages that came later. */
export const ownAddresses = [
  '/treatment',
  '/a-z',
  '/treatment/colon-rectum/coloncancer',
  '/treatment/intestine/intestinal-obstruction',
  '/treatment/liver/hydatid-cysts',
  '/callback',
  '/privacy',
  '/privacy/withdraw',
  '/symptoms',
  '/symptoms/right-ribs',
  '/visit',
  '/getting-ready',
  '/getting-ready/keyhole-gallbladder',
  '/what-matters/gallbladderstones',
] as const;
