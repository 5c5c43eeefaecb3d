import type { Rule } from './rule.ts';

/** The food pipe, the stomach, the bowel and the anus. */
export const stomachBowel = {
  volvulus: {
    signs: ['chest-pain', 'retching'],
    who: ['large-hiatus-hernia'],
    urgency: 'emergency',
    words: 'you have a large hiatus hernia and sudden chest or upper belly pain, or you retch and nothing comes up',
  },
  'stomach-alarm': {
    signs: ['heartburn', 'upper-belly-pain'],
    with: ['weight-loss'],
    when: [{ severity: 'mild' }],
    urgency: 'within-days',
    words: 'you are losing weight and have upper belly pain, reflux or indigestion, at any age',
  },
  'burning-at-night': {
    signs: ['burning-stomach'],
    urgency: 'within-days',
    words: 'you have burning upper belly pain that wakes you at night',
  },
  'painkiller-stomach': {
    signs: ['burning-stomach'],
    who: ['on-painkillers'],
    urgency: 'within-days',
    words: 'you often take painkillers such as ibuprofen or diclofenac and have stomach pain',
  },
  'shoulder-tip': {
    signs: ['shoulder-tip-pain'],
    urgency: 'emergency',
    words:
      'you have belly pain, and a new pain at the tip of your shoulder (soon after keyhole surgery, with cuts that hurt less daily, it is mostly gas)',
  },
  'early-appendix': {
    signs: ['lower-right-pain'],
    urgency: 'same-day',
    words: 'a new pain on the lower right does not let up, or has moved there from the navel, even if it is mild',
    sources: ['NhsAppendix'],
  },
  'appendix-worse': {
    signs: ['lower-right-pain'],
    with: ['pain-worse'],
    when: [{ duration: 'sudden' }, { severity: 'severe' }],
    urgency: 'emergency',
    words: 'pain on the lower right suddenly gets worse or spreads over the belly, or eases and then comes back worse',
    sources: ['NhsAppendix'],
  },
  'swallowed-object': {
    signs: ['swallowed-object'],
    urgency: 'emergency',
    words:
      'someone has swallowed a battery, a magnet, a ball that swells in water, a denture, or something sharp, long or unknown, even if they feel well',
    sources: ['EsgeObjects', 'TynesideObjects'],
  },
  'swallowed-with-more': {
    signs: ['swallowed-smooth'],
    with: [
      'drooling',
      'swallowing',
      'vomiting',
      'breathless',
      'belly-pain',
      'chest-pain',
      'bleeding-above',
      'black-stool',
      'eats-too-little',
    ],
    urgency: 'emergency',
    words: 'someone has swallowed a coin or another smooth thing, and drools, coughs, vomits, hurts or will not eat',
    sources: ['TynesideObjects'],
  },
  'swallowed-smooth': {
    signs: ['swallowed-smooth'],
    urgency: 'same-day',
    words:
      'someone has surely swallowed only one small, smooth coin or marble, no battery or magnet, and eats, plays and breathes as usual: an X-ray shows what and where it is',
    why: 'Most small, smooth things pass in some days; what may be a battery or a magnet is not one of them.',
  },
  'swallowed-poison': {
    signs: ['swallowed-poison'],
    urgency: 'emergency',
    words:
      'someone has swallowed kerosene, acid, cleaner, camphor, rat poison, pesticide or another poison, or too many tablets, even if they feel well: do not make them vomit, bring the packet',
    sources: ['StJohnPoison'],
  },
  'swallowed-plant': {
    signs: ['swallowed-plant'],
    urgency: 'emergency',
    words:
      'someone has swallowed a wild mushroom, or a seed, berry or leaf that people do not eat (oleander, dhatura, castor, ratti), even if they feel well: bring a piece',
  },
  'child-tablet': {
    signs: ['anothers-tablet'],
    who: ['child'],
    urgency: 'emergency',
    words: 'a child has swallowed any tablet that is not its own, even one, and even if it plays: bring the packet',
  },
  typhoid: {
    signs: ['belly-pain', 'bleeding-below', 'black-stool', 'collapse', 'dizzy'],
    who: ['typhoid'],
    urgency: 'emergency',
    words:
      'you have typhoid or a long fever of {Fever} or more, and your belly starts to hurt, you pass blood or black stool, or feel faint',
  },
  'after-test-or-blow': {
    signs: ['blow-to-belly'],
    with: ['pain-worse', 'belly-pain', 'collapse'],
    urgency: 'emergency',
    words: 'days or weeks after a camera test, an operation, a doctor’s needle in the belly or a blow to it, pain grows or you feel faint',
  },
  'old-or-on-steroids': {
    signs: ['belly-pain'],
    with: ['suddenly-unwell', 'less-well', 'collapse'],
    who: ['quiet-belly'],
    urgency: 'emergency',
    words: 'someone old, with diabetes or low immunity, on steroids or cancer medicine looks or feels ill with even mild belly pain',
  },
  'steroids-stopped': {
    signs: ['suddenly-unwell', 'collapse', 'dizzy', 'vomiting'],
    who: ['stopped-steroids'],
    urgency: 'emergency',
    words:
      'with Addison’s disease or after weeks of steroid tablets, you stopped, missed or vomited them, and are now very weak, dizzy or vomiting',
    sources: ['RcpSteroids'],
  },
  blocked: {
    signs: ['blocked-bowel'],
    urgency: 'emergency',
    words: 'no stool or wind passes, and your belly swells, you vomit or pain comes in waves',
    sources: ['NhsInformAche'],
  },
  'cramps-with-vomiting': {
    signs: ['cramps'],
    with: ['vomiting', 'bloating', 'blocked-bowel'],
    urgency: 'emergency',
    words:
      'waves of cramping pain come with repeated vomiting and no loose motions, or none that ease it, or your belly gets bigger and tighter within hours or a day',
  },
  'green-vomit': {
    signs: ['green-vomit'],
    urgency: 'emergency',
    words: 'your vomit is green or brown, or smells of stool',
  },
  'baby-green-vomit': {
    signs: ['green-vomit'],
    who: ['baby'],
    urgency: 'emergency',
    words: "a baby's vomit is green, even once",
    sources: ['BabyGreenVomit'],
  },
  'child-red-jelly': {
    signs: ['cramps', 'bleeding-below'],
    who: ['child'],
    urgency: 'emergency',
    words: 'a young child screams with pain in bouts or turns pale, or passes stool like red jelly',
    sources: ['Intussusception'],
  },
  'cramps-settle': {
    signs: ['cramps'],
    urgency: 'same-day',
    words: 'cramps and swelling come after meals more often, but they settle and wind still passes',
  },
  'cramps-with-loose-stools': {
    signs: ['cramps'],
    with: ['loose-stools'],
    when: [{ severity: 'mild' }],
    urgency: 'within-days',
    words: 'loose motions come with mild cramps and nothing else, and you drink and pass urine: drink ORS',
    why: 'In an infection of the gut cramps come and go with the stools; where the bowel is blocked, little or nothing passes.',
  },
  'cramps-again': {
    signs: ['cramps'],
    who: ['earlier-blockage'],
    urgency: 'same-day',
    words: 'you have had a blockage before, and milder cramps are starting again',
  },
  'many-bloody-stools-with-more': {
    signs: ['bloody-loose-stools'],
    with: ['fever', 'fast-pulse', 'collapse'],
    urgency: 'emergency',
    words: 'you pass {BloodyStools} bloody stools in a day, and have a temperature over {SevereTemperature} or a pulse over {SeverePulse}',
    sources: ['NiceSevereColitis'],
  },
  'many-bloody-stools': {
    signs: ['bloody-loose-stools'],
    urgency: 'same-day',
    words: 'you pass {BloodyStools} bloody stools in a day, even if you feel well',
  },
  'loose-stools-with-fever': {
    signs: ['loose-stools'],
    with: ['fever', 'bleeding-below'],
    urgency: 'same-day',
    words:
      'loose stools bring blood (colitis: more than usual) or fever of {Fever} or more, any cramps ease with them (cancer medicine, recent operation or camera test: 112)',
  },
  'rice-water-stools': {
    signs: ['rice-water-stools'],
    urgency: 'emergency',
    words: 'large watery stools, like rice water, come one after another, and you cannot drink as much as you lose',
  },
  'loose-stools-go-on': {
    signs: ['loose-stools'],
    when: [{ duration: 'days' }, { duration: 'comes-back' }],
    urgency: 'within-days',
    words: 'loose motions go on for more than a few days, and nothing else is wrong: drink ORS',
  },
  'loose-stools-old': {
    signs: ['loose-stools'],
    when: [{ severity: 'severe' }],
    who: ['old-or-on-steroids'],
    urgency: 'same-day',
    words: 'someone old or weak has many loose stools a day, above all after antibiotics',
  },
  flare: {
    signs: ['flare'],
    who: ['inflammatory-bowel-disease'],
    urgency: 'within-days',
    words: 'a flare is starting: more stools, or pain at night, with no more blood than usual',
  },
  'colitis-swells': {
    signs: ['liver-swelling'],
    with: ['fever', 'fast-pulse', 'belly-pain'],
    who: ['inflammatory-bowel-disease'],
    urgency: 'emergency',
    words: 'your belly swells in a flare, even while stools pass, with a fever of {Fever} or more, a fast pulse or belly pain',
  },
  'no-spleen-fever': {
    signs: ['fever'],
    who: ['no-spleen'],
    urgency: 'emergency',
    words: 'your spleen was taken out or does not work, as in sickle cell disease, and you have a fever of {Fever} or more, or shivering',
    sources: ['WaSpleen'],
  },
  'immune-fever-ill': {
    signs: ['fever'],
    with: ['shivering', 'sore-throat', 'confusion', 'breathless', 'fast-pulse', 'collapse', 'suddenly-unwell', 'white-cells-low'],
    who: ['on-immune-medicine'],
    urgency: 'emergency',
    words:
      'with low immunity (medicine, steroids, HIV), a fever of {Fever} or more comes with shivering, sore throat, confusion, fast breath, low white cells or feeling very ill',
    sources: ['HseSepsis'],
  },
  'immune-fever': {
    signs: ['fever'],
    who: ['on-immune-medicine'],
    urgency: 'same-day',
    words: 'with low immunity (a medicine, a transplant, HIV), you have a fever of {Fever} or more, even if you feel well',
  },
  // Our rule, on the side of caution.
  'white-cells-low': {
    signs: ['white-cells-low'],
    who: ['on-immune-medicine'],
    urgency: 'same-day',
    words: 'you take a medicine that lowers your immunity, and a report says that your white cells are low: ask before the next dose',
  },
  'child-not-growing': {
    signs: ['growth-of-child', 'weight-loss'],
    who: ['child'],
    urgency: 'within-days',
    words: 'your child is losing weight, or not growing as before, without great thirst',
  },
  'never-empty': {
    signs: ['never-empty'],
    urgency: 'within-days',
    words: 'for weeks you have felt that the bowel never empties fully, or formed stool comes with slime and blood',
  },
  'chemotherapy-fever': {
    signs: ['fever'],
    who: ['on-cancer-medicine'],
    urgency: 'emergency',
    words: 'on chemotherapy or another cancer medicine, you have a fever of {Fever} or more, or shivering',
    sources: ['NiceAnticancer'],
  },
  'ill-on-cancer-medicine': {
    signs: ['suddenly-unwell', 'less-well'],
    who: ['on-cancer-medicine'],
    urgency: 'emergency',
    words: 'on a cancer medicine, you suddenly feel very unwell, even without fever',
    sources: ['NiceAnticancer'],
  },
  'fluorouracil-chest': {
    signs: ['chest-pain'],
    who: ['on-fluorouracil'],
    urgency: 'emergency',
    words: 'on a cancer medicine, fluorouracil or capecitabine, you have chest pain or pressure, even mild. Take no more of it',
    sources: ['CardioSmart'],
  },
  'cancer-medicine-many-stools': {
    signs: ['loose-stools'],
    when: [{ severity: 'severe' }],
    who: ['on-cancer-medicine'],
    urgency: 'emergency',
    words:
      'on a cancer medicine, you pass {CancerStools} loose stools a day above your usual number, or cannot hold them: take no more of it',
    sources: ['EsmoStools'],
  },
  'cancer-medicine-stools-ill': {
    signs: ['loose-stools'],
    with: ['bleeding-below', 'belly-pain', 'cramps', 'vomiting', 'dizzy', 'little-urine'],
    who: ['on-cancer-medicine'],
    urgency: 'emergency',
    words: 'on a cancer medicine, loose stools come with blood, strong cramps, vomiting, dizziness or little urine: take no more of it',
    sources: ['EsmoStools'],
  },
  'cancer-medicine-stools': {
    signs: ['loose-stools', 'sore-mouth'],
    who: ['on-cancer-medicine'],
    urgency: 'same-day',
    words: 'on a cancer medicine, you have loose stools with none of the signs above, or a sore mouth: ask before the next dose',
  },
  'immunotherapy-today': {
    signs: ['loose-stools', 'cough', 'stairs-breathless', 'jaundice', 'thirst'],
    who: ['on-immunotherapy'],
    urgency: 'same-day',
    words:
      'on immunotherapy or months later, with no sign above, you cough, are very thirsty, lose breath only on stairs, turn yellow or have loose stools: ring your team',
  },
  'immunotherapy-weak': {
    signs: ['leg-weakness', 'sight-changed', 'swallowing'],
    who: ['on-immunotherapy'],
    urgency: 'emergency',
    words: 'on immunotherapy or months after it, your eyelids droop, you see double, or arms, legs or swallowing turn weak',
  },
  'anus-fever': {
    signs: ['anus-swelling', 'anus-pain', 'anus-opening'],
    with: ['fever'],
    urgency: 'emergency',
    words: 'you have severe or throbbing pain near the anus with a fever of {Fever} or more, or shivering',
  },
  'anus-weak-immunity': {
    signs: ['anus-swelling'],
    who: ['infection-spreads'],
    urgency: 'emergency',
    words:
      'you have diabetes or weak immunity, or take steroids or a cancer medicine, and have a painful swelling or spreading soreness near the anus',
  },
  'anus-redness': {
    signs: ['anus-redness'],
    urgency: 'emergency',
    words:
      'redness or swelling is spreading over the buttock or private parts within a day or two, or the skin there newly turns dark or numb',
  },
  'no-urine': {
    signs: ['no-urine'],
    urgency: 'emergency',
    words: 'you cannot pass urine',
    sources: ['NhsInformAche', 'NursingUrine'],
  },
  'anus-swelling': {
    signs: ['anus-swelling'],
    urgency: 'same-day',
    words: 'a sore lump or swelling, also a hard blue one (a clot), has come up near the anus, even without fever',
  },
  'anus-tag': {
    signs: ['anus-swelling'],
    when: [{ duration: 'comes-back' }],
    urgency: 'routine',
    words: 'a soft bit of skin has hung at the anus for weeks and is not painful',
    why: 'A tag of skin stays for weeks; an abscess or a clot comes up within days and is sore.',
  },
  'pile-out': {
    signs: ['pile-out'],
    urgency: 'same-day',
    words: 'a pile has come out, is very sore and will not go back',
  },
  'rectum-out': {
    signs: ['rectum-out'],
    urgency: 'emergency',
    words: 'a ring of bowel has come out and will not go back, or a pile that came out from inside and will not go back turns dark',
  },
  'anus-constant-pain': {
    signs: ['anus-pain'],
    when: [{ duration: 'steady' }, { severity: 'severe' }],
    urgency: 'same-day',
    words: 'pain near the anus is constant, throbs or keeps you awake, even without fever or a lump',
  },
  'anus-hard-lump': {
    signs: ['anus-hard-lump'],
    urgency: 'within-days',
    words: 'a lump at the anus is hard, grows or has an ulcer',
  },
  'discharge-stopped': {
    signs: ['anus-swelling'],
    urgency: 'same-day',
    words: 'the discharge has stopped and the pain is building up',
  },
  'seton-out': {
    signs: ['seton-out'],
    urgency: 'within-days',
    words: 'your seton has fallen out',
  },
  'cauda-equina': {
    signs: ['saddle-numbness', 'leaking-stool', 'lost-control'],
    with: ['saddle-numbness', 'back-pain', 'leg-weakness'],
    urgency: 'emergency',
    words: 'you go numb between the legs or around the back passage, or newly leak stool or urine with back pain or weak legs',
    sources: ['OxfordCauda'],
  },
  'leaking-stool': {
    signs: ['leaking-stool'],
    urgency: 'within-days',
    words: 'for weeks you have leaked a little stool or wind, or leak more than before',
  },
  'leaks-past-hard-stool': {
    signs: ['leaking-stool'],
    with: ['hard-stools'],
    urgency: 'same-day',
    words: 'watery stool leaks and you have passed no real stool for days, above all with strong painkillers',
  },
  // The US Food and Drug Administration warned of phosphate with weak kidneys in 2014; it says nothing of the hurry.
  'constipated-weak-kidneys': {
    signs: ['hard-stools'],
    who: ['weak-kidneys'],
    urgency: 'within-days',
    words:
      'you are on dialysis or have weak kidneys, and are constipated: no phosphate enema and no magnesium unless your kidney doctor agrees',
  },
  'fissure-pain': {
    signs: ['anus-pain'],
    urgency: 'within-days',
    words: 'the pain is so strong that you hold back your stool or skip food',
  },
  'white-cells-low-cancer': {
    signs: ['white-cells-low'],
    who: ['on-cancer-medicine'],
    urgency: 'same-day',
    words: 'on a cancer medicine, a report says that your white cells are low: ask before the next dose',
  },
  'immune-throat': {
    signs: ['sore-throat', 'sore-mouth'],
    who: ['on-immune-medicine'],
    urgency: 'same-day',
    words:
      'on azathioprine, methotrexate, sulfasalazine, carbimazole or another medicine that lowers white cells or immunity, or with HIV, your throat or mouth is sore: have your blood counted. With {Fever}: 112',
  },
  'chemo-throat': {
    signs: ['sore-throat'],
    who: ['on-cancer-medicine'],
    urgency: 'same-day',
    words: 'on a cancer medicine, your throat is very sore: have your blood counted',
  },
  'immunotherapy-signs': {
    signs: ['rash', 'itching', 'cough', 'tired', 'dizzy', 'numbness', 'nausea', 'joints-sore'],
    who: ['on-immunotherapy'],
    urgency: 'same-day',
    words:
      'on immunotherapy for cancer, or months after it, you have a new rash, cough, headache, great tiredness, or sore joints or eyes: ring your cancer team',
  },
  'cancer-medicine-hands': {
    signs: ['numbness', 'palms-sore'],
    who: ['on-cancer-medicine'],
    urgency: 'within-days',
    words:
      'on a cancer medicine, hands or feet tingle or go numb, while legs are strong and you walk as before, or palms and soles turn red and peel: tell your team before the next dose',
  },
  'cancer-medicine-bleeds': {
    signs: ['easy-bruising', 'bleeding-below', 'blood-in-urine'],
    who: ['on-cancer-medicine'],
    urgency: 'same-day',
    words: 'on a cancer medicine, you bruise, your nose or gums bleed, or you see blood in your stool or urine',
  },
  'arm-swollen': {
    signs: ['arm-swollen'],
    who: ['on-cancer-medicine'],
    urgency: 'emergency',
    words: 'on a cancer medicine, an arm, your neck or your face swells, above all on the side of a port or a drip line',
  },
  'prolapse-goes-back': {
    signs: ['rectum-out'],
    when: [{ severity: 'mild', duration: 'comes-back' }],
    urgency: 'within-days',
    words: 'a ring of bowel comes out with the stool and goes back, as it has for a long time',
    why: 'Bowel that goes back each time keeps its blood.',
  },
  'pile-goes-back': {
    signs: ['pile-out'],
    when: [{ severity: 'mild', duration: 'comes-back' }],
    urgency: 'routine',
    words: 'a pile comes out with the stool and goes back, as it has for a long time',
    why: 'A pile that goes back each time is not trapped.',
  },
  'anus-cramp': {
    signs: ['anus-pain'],
    when: [{ severity: 'severe', duration: 'comes-back' }],
    urgency: 'routine',
    words: 'for years, a cramp deep in the back passage has come at times, lasts minutes and leaves nothing behind',
    why: 'Such a cramp is over within minutes and returns for years; an abscess does not let up.',
  },
} as const satisfies Readonly<Record<string, Rule>>;
