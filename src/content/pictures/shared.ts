import type { Picture } from '#content/picture.ts';

export const single = { width: 480, height: 360 } as const;
export const fourFrames = { width: 480, height: 480 } as const;

// Drawings that belong to more than one page.

export const cuts: Picture = {
  ...single,
  src: '/images/treatments/cuts.svg',
  alt: 'Two bellies from the front. a: small round marks at the navel, below the breastbone and under the right ribs. b: one long cut that slants under the right ribs, and one down the middle past the navel.',
  caption:
    'Keyhole surgery (a) leaves a few small marks, placed to suit the operation. Open surgery (b) leaves one long cut, for example under the ribs or down the middle.',
};

export const backToDailyLife: Picture = {
  src: '/images/treatments/recovery.svg',
  width: 480,
  height: 456,
  alt: 'Six drawings of one person, in order: lying in bed, sitting on its edge, walking with a drip stand, climbing stairs, riding a scooter with a helmet on, and lifting a box with bent knees.',
  caption:
    'Getting up and walking come early, riding a two-wheeler and lifting come last. Your team tells you when you may take each step.',
};

export const gallbladderRemoval: Picture = {
  ...fourFrames,
  src: '/images/treatments/gallbladder-removal.svg',
  alt: 'Keyhole removal of the gallbladder in four frames: small marks on the belly; clips on the duct and the artery of the gallbladder; the gallbladder lifted off the liver; the gallbladder in a bag at the navel.',
  caption: 'Keyhole removal of the gallbladder. The main bile duct stays, so bile still flows from the liver to the bowel.',
  frames: [
    'Small cuts let in a camera and thin instruments.',
    'The gallbladder’s own duct and artery are closed with clips.',
    'Both are cut, and the gallbladder is lifted off the liver.',
    'It comes out in a bag, here through the navel.',
  ],
};

export const stoneFetched: Picture = {
  ...single,
  src: '/images/treatments/ercp.svg',
  alt: 'A thin camera tube comes from the stomach into the first part of the bowel. From its tip a wire basket reaches up into the bile duct and holds a stone.',
  caption: 'ERCP: a camera passed by mouth reaches the mouth of the bile duct, and a small basket pulls the stone down into the bowel.',
};

export const painThroughToTheBack: Picture = {
  ...single,
  src: '/images/treatments/pancreatitis-pain.svg',
  alt: 'A person from the front and from behind. The pain is marked as a band across the top of the belly, and as a band at the same height across the back.',
  caption: 'Pain from the pancreas is felt high in the belly and can go through to the back.',
};

export const growthInThePancreas: Picture = {
  ...single,
  src: '/images/treatments/pancreatic-cancer.svg',
  alt: 'A growth in the head of the pancreas, where the bile duct runs through it. Above the growth the bile duct and its branches are wide; behind it the duct of the pancreas is wide too.',
  caption: 'A growth in the head of the pancreas can press on the bile duct. Bile then cannot flow, and the skin and eyes turn yellow.',
};

export const whippleOperation: Picture = {
  ...fourFrames,
  src: '/images/treatments/whipple.svg',
  alt: 'The Whipple operation in four frames: lines where stomach, bile duct, pancreas and bowel are divided; the head of the pancreas taken out with the bowel around it and the gallbladder; a loop of bowel joined to the pancreas and the bile duct; the stomach joined to the same loop.',
  caption: 'The Whipple operation: what is taken out, and the new joins that let food, bile and the juice of the pancreas flow again.',
  frames: [
    'Dashed lines show where the surgeon will divide the parts.',
    'The head of the pancreas and the parts around it come out.',
    'A loop of bowel is joined to pancreas and bile duct.',
    'The stomach is joined to the same loop, further along.',
  ],
};

export const lumpInTheLiver: Picture = {
  ...single,
  src: '/images/treatments/liver-lump.svg',
  alt: 'The liver from the front with a lump in its right part. Dashed lines divide the liver into parts, and a blood vessel branches into them. The gallbladder lies under the lower edge.',
  caption:
    'A lump in the liver. The dashed lines mark parts that each have a blood supply of their own, so one part can be removed and the rest go on working.',
};

export const liverRemoval: Picture = {
  ...fourFrames,
  src: '/images/treatments/liver-removal.svg',
  alt: 'Removal of part of the liver in four frames: the line of the cut beside the lump; clips on the vessels of that part, which has turned pale; that part taken away; the rest of the liver with arrows that show it growing.',
  caption: 'Removal of part of the liver, here the right side. A small lump may need only a small piece.',
  frames: [
    'The line of the cut is planned beside the lump.',
    'The vessels to that part of the liver are closed.',
    'That part is cut off and taken out with the lump.',
    'What is left of a healthy liver grows.',
  ],
};
