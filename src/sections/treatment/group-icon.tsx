const masks: Readonly<Record<string, string>> = {
  'antireflux-procedure': 'mask-[url(/icons/groups/antireflux-procedure.svg)]',
  'colon-rectum': 'mask-[url(/icons/groups/colon-rectum.svg)]',
  'digestive-system': 'mask-[url(/icons/groups/digestive-system.svg)]',
  gallbladder: 'mask-[url(/icons/groups/gallbladder.svg)]',
  hernia: 'mask-[url(/icons/groups/hernia.svg)]',
  intestine: 'mask-[url(/icons/groups/intestine.svg)]',
  liver: 'mask-[url(/icons/groups/liver.svg)]',
  pancreas: 'mask-[url(/icons/groups/pancreas.svg)]',
  'postoperative-care': 'mask-[url(/icons/groups/postoperative-care.svg)]',
  proctology: 'mask-[url(/icons/groups/proctology.svg)]',
  'robotic-gi-surgery': 'mask-[url(/icons/groups/robotic-gi-surgery.svg)]',
  'stomach-cancer': 'mask-[url(/icons/groups/stomach-cancer.svg)]',
  'surgical-care': 'mask-[url(/icons/groups/surgical-care.svg)]',
  'ultrasound-services': 'mask-[url(/icons/groups/ultrasound-services.svg)]',
  'weight-loss-surgery': 'mask-[url(/icons/groups/weight-loss-surgery.svg)]',
  whipple: 'mask-[url(/icons/groups/whipple.svg)]',
};

/** The icon of a group of treatments in the current text colour; `name` is its file's name. */
export function GroupIcon({ name, className = 'size-6' }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`forced-ink inline-block shrink-0 bg-current mask-contain mask-center mask-no-repeat ${masks[name] ?? masks['digestive-system']} ${className}`}
    />
  );
}
