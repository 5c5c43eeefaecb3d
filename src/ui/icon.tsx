const paths = {
  phone: 'M6.6 3.5h2.6l1.5 4.2-2 1.5a12 12 0 0 0 6.1 6.1l1.5-2 4.2 1.5v2.6a2 2 0 0 1-2.2 2A17 17 0 0 1 4.6 5.7a2 2 0 0 1 2-2.2Z',
  mail: 'M3.5 6.5h17v11h-17zM3.5 7.5l8.5 6 8.5-6',
  pin: 'M12 21c4.3-4.6 6.5-8 6.5-10.9a6.5 6.5 0 1 0-13 0C5.5 13 7.7 16.4 12 21Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
  more: 'M5.4 12a.9.9 0 1 0-1.8 0 .9.9 0 0 0 1.8 0ZM12.9 12a.9.9 0 1 0-1.8 0 .9.9 0 0 0 1.8 0ZM20.4 12a.9.9 0 1 0-1.8 0 .9.9 0 0 0 1.8 0Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'm6 9.5 6 6 6-6',
  right: 'm9.5 6 6 6-6 6',
  left: 'm14.5 6-6 6 6 6',
  arrow: 'M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  pen: 'm5 19 1-4L16.5 4.5l3 3L9 18Z',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5h4',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.5-3.5 3-5 6.5-5s6 1.5 6.5 5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 15c2 .7 3.2 2.2 3.5 4.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  page: 'M6 3.5h8l4 4v13H6ZM14 3.5v4h4M9 12h6M9 16h6',
  closed: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4M9.5 15h5',
  play: 'M8 5.5v13l10.5-6.5Z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  enlarge: 'M9.5 4.5h-5v5M14.5 4.5h5v5M9.5 19.5h-5v-5M14.5 19.5h5v-5',
  calendar: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4',
  cases: 'M4.5 5.5h15v13h-15zM4.5 15l4.5-4 3.5 3 3-2.5 4 3.5M15.5 9.5h.01',
  chat: 'M4.5 5.5h15v11h-8l-4 3.5v-3.5h-3Z',
  warning: 'M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17.2h.01',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20 20',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2',
  whatsapp: 'M4 20l1.3-3.9A8 8 0 1 1 8.3 19ZM9 8.8c.2 3 2.9 5.8 6 6.2l1-1.6-2-1.2-1 .8c-.9-.4-1.6-1.2-2-2l.8-1-1.1-2Z',
  facebook: 'M13.5 21v-8h2.7l.5-3.2h-3.2V8.2c0-1 .4-1.7 1.7-1.7h1.6V3.7a14 14 0 0 0-2.3-.2c-2.5 0-4 1.4-4 4.1v2.2H7.8V13h2.7v8',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Zm4 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM16.8 7.2h.01',
  youtube:
    'M4 7.5c.3-1 .9-1.5 2-1.6a70 70 0 0 1 12 0c1.1.1 1.7.6 2 1.6.6 3 .6 6 0 9-.3 1-.9 1.5-2 1.6a70 70 0 0 1-12 0c-1.1-.1-1.7-.6-2-1.6-.6-3-.6-6 0-9ZM10.3 9v6l5-3Z',
} as const;

export type IconName = keyof typeof paths;
export const iconNames = Object.keys(paths) as ReadonlyArray<IconName>;

/** A decorative line icon: the text beside it or the button's label carries the meaning. */
export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={`icon ${className}`} viewBox="0 0 24 24">
      <path d={paths[name]} />
    </svg>
  );
}
