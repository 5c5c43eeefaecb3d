import type { Circumstance } from '#content/triage/circumstances.ts';
import type { Sign } from '#content/triage/sign-names.ts';

/** How patients' texts name a sign: two wordings of one thing meet in one key here. */
export const wordsOfSigns: ReadonlyArray<readonly [Sign, RegExp]> = [
  ['chest-pain', /\bchest pain\b|\b(?:pain|pressure)(?: or pressure)? in the chest\b/i],
  ['arm-or-jaw-pain', /\bsore arm or jaw\b/i],
  ['hoarse-voice', /\bhoarse for weeks\b/i],
  ['blisters', /\bblisters\b/i],
  ['belly-pain', /\bbelly pain\b|\bpain (?:high|low) in the belly\b|\bbelly (?:starts to hurt|hurts)\b|\bpain in the (?:upper )?belly\b/i],
  ['right-rib-pain', /\bunder the (?:right )?ribs\b/i],
  ['lower-right-pain', /\bon the lower right\b/i],
  ['hard-belly', /\bhard belly\b|\bbelly (?:is|swells or goes|goes) hard\b/i],
  ['shoulder-tip-pain', /\btip of (?:your|a|the) shoulder\b/i],
  ['testicle-pain', /\bpain in a testicle\b/i],
  ['leg-clot', /\bcalf\b/i],
  ['confusion', /\bconfus(?:ed|ion)\b|\b(?:very )?drowsy\b|\bdrowsiness\b/i],
  ['collapse', /\bfaint(?:ness|s)?\b|\bcollapse\b/i],
  ['self-harm', /\bharming yourself\b|\bending your life\b/i],
  ['fever', /\bfever of\b/i],
  ['bleeding-above', /\bvomit(?:s|ed|ing)? blood\b/i],
  ['black-stool', /\bblack (?:stool|or bloody stool)|\bstool is black\b/i],
  ['bleeding-below', /\bblood in your stool\b|\bon the paper\b|\bbloody stools?\b|\bred jelly\b|\blarge clots\b/i],
  ['easy-bruising', /\bbruise/i],
  ['vomiting', /\bvomit(?!s? blood|ed blood|ing blood)|\bkeep(?:s)? (?:even )?water down\b/i],
  ['swallowing', /\bswallow (?:water|your own)|\bharder to swallow\b/i],
  ['swallowed-poison', /\btoilet cleaner\b/i],
  ['weight-loss', /\blos(?:ing|s of) weight\b/i],
  ['jaundice', /\b(?:turns?|are) yellow\b|\byellow eyes\b|\burine turns dark\b|\bjaundice\b/i],
  ['itching', /\bitch(?:es|ing) all over\b|\bskin itches(?! or)\b|\bbody itches\b/i],
  ['no-urine', /\bcannot pass urine\b|\b(?:almost )?no urine\b/i],
  ['blocked-bowel', /\bno stool or wind\b/i],
  ['loose-stools', /\bloose (?:stools|motions)\b|\bbloody stools\b/i],
  ['wound-pus', /\bleaks pus\b/i],
  ['wound-opens', /\bwound opens\b/i],
  ['sugar-low', /\blow reading\b/i],
  ['hernia-stuck', /\bbulge (?:that (?:used to go|went) back|stays out)\b/i],
  ['early-fullness', /\bfull after a few bites\b/i],
  ['inr-high', /\bINR\b/],
  ['dialysis-cloudy', /\bcomes out cloudy\b/i],
  ['feeding-tube-out', /\bfeeding tube\b.*\bcomes? out\b/i],
  ['stoma-leaks', /\bstoma leaks\b/i],
  ['lump-felt', /\bnew lump in (?:the|your) belly\b/i],
];

/** How they name the people for whom it holds. */
export const wordsOfPeople: ReadonlyArray<readonly [Circumstance, RegExp]> = [
  ['pregnant', /\b(?:are|weeks\}) pregnant\b|PregnantWeeks\} pregnant|\bpregnancy\b/i],
  ['hydatid-cyst', /\bhydatid cyst\b/i],
  ['cirrhosis', /\bcirrhosis\b|\bliver disease\b/i],
  ['on-cancer-medicine', /\bchemotherapy\b|(?<!\bno )\bcancer medicines?\b/i],
  ['on-immunotherapy', /\bimmunotherapy\b/i],
  ['after-operation', /\bafter (?:an|the|your) operation\b/i],
  ['stent-or-repaired-duct', /\bbile duct stent\b/i],
  ['diabetes', /\byou have diabetes\b/i],
  ['weak-kidneys', /\bdialysis\b|\bweak kidneys\b/i],
  ['on-albendazole', /\balbendazole\b/i],
];

export function signsIn(text: string): ReadonlyArray<Sign> {
  return wordsOfSigns.flatMap(([sign, words]) => (words.test(text) ? [sign] : []));
}

export function peopleIn(text: string): ReadonlyArray<Circumstance> {
  return wordsOfPeople.flatMap(([who, words]) => (words.test(text) ? [who] : []));
}
