import { type Circumstance, everythingOf } from '#content/triage/circumstances.ts';
import { type Duration, type Rule, type Severity, type Urgency, urgencies, type When } from '#content/triage/rule.ts';
import { isKindOf, type Sign } from '#content/triage/sign-names.ts';
import { type RuleId, rules } from '#content/triage.ts';
import { peopleIn, signsIn } from './words-of-signs.ts';

const all = Object.entries(rules as Readonly<Record<RuleId, Rule>>) as ReadonlyArray<[RuleId, Rule]>;
const soonness = (urgency: Urgency) => urgencies.indexOf(urgency);
const kin = (one: Sign, other: Sign) => isKindOf(one, other) || isKindOf(other, one);

/** What a text says of a sign: the clause that gives it an urgency, the sentence around it, and the whole text. */
export type Said = { sign: Sign; urgency: Urgency; clause: string; sentence: string; text: string };

/** Said of something that will go by itself, and so may wait for ever. */
const passes = /\b(?:can|may) (?:last|go on|be [\w ]{4,20}?)(?: for)? (?:some|a few|several) (?:days|weeks|months)\b/i;

export function urgencyIn(text: string): Urgency | undefined {
  if (/\b112\b|\bas an emergency\b|\bcannot wait at all\b/.test(text)) return 'emergency';
  if (/\bsame day\b|\btoday\b|\bgo(?:es)? to (?:a )?hospital\b/i.test(text)) return 'same-day';
  if (/\bday or two\b|\buntil tomorrow\b|\bgo on for more than a few days\b/i.test(text)) return 'within-days';
  return passes.test(text) ? 'routine' : undefined;
}

// 'If not, …' and 'if they go on …' speak of what was named before.
const ofTheSame = /^(?:if not|if (?:they|it)|else|otherwise)\b/i;

/** The part of a clause that gives the urgency: the words before its colon may only be the subject. */
function tellingPart(clause: string): string {
  const last = clause.split(/:\s+/).at(-1) ?? clause;
  return urgencyIn(last) && signsIn(last).length > 0 ? last : clause;
}

/** The signs to which a text outside cards gives an urgency, clause by clause. */
export function saidIn(text: string): ReadonlyArray<Said> {
  let subject: ReadonlyArray<Sign> = [];
  return text.split(/(?<=[.!?])\s+/).flatMap((sentence) =>
    sentence.split(/(?<=;)\s+|(?<=,) (?=but )/).flatMap((clause) => {
      const named = signsIn(tellingPart(clause));
      const signs = named.length === 0 && ofTheSame.test(clause) ? subject : named;
      const before = signsIn(clause.split(/:\s+/)[0] ?? '');
      if (before.length > 0) subject = before;
      const urgency = urgencyIn(clause);
      // What usually passes, but is a sign after so many days, is told as one.
      const isTold = urgency && (urgency !== 'routine' || urgencyIn(sentence) === 'routine');
      return isTold ? signs.map((sign) => ({ sign, urgency, clause, sentence, text })) : [];
    }),
  );
}

const wordsOfSeverity: Readonly<Record<Severity, RegExp>> = {
  mild: /\b(?:mild|little|ache|soft|streaks|spots|slight|well|comes? up|more than spots)\b/i,
  severe:
    /\b(?:severe|strong|heavy|heavier|heavily|a lot|lots|much|large|cannot|keeps?|kept|endless|repeated|goes on|many|again and again|above|over|racing|worse|growing|does not stop|no position|more than|throbbing|constant|many|shivering|still|number)\b|\{\w*Stools\}|\{\w*Pulse\}/i,
};
const wordsOfDuration: Readonly<Record<Duration, RegExp>> = {
  sudden: /\bsudden(?:ly)?\b|\bwithin hours\b|\bcomes? back\b/i,
  steady: /\bnot let up\b|\bconstant\b|\bhours\b|\bsteady\b|\bfor a day\b/i,
  days: /\bdays\b|\bmost meals\b|\bgoes? on\b|\bmore often\b|\bkeep(?:s|ing)?\b|\bfor weeks\b/i,
  'comes-back': /\bcomes? back\b|\bagain\b|\bcomes? and goes?\b|\bnow and then\b|\bfor months\b|\battacks\b|\bknown?\b|\btaken turns\b/i,
};
const feltAs = ({ severity, duration }: When, text: string) =>
  (severity === undefined || wordsOfSeverity[severity].test(text)) && (duration === undefined || wordsOfDuration[duration].test(text));

/** Whether the rulebook has the sign with this urgency, felt in this way and in this company, for these people. */
export function isInRulebook({ sign, urgency, sentence, text }: Said, people: ReadonlySet<Circumstance>): boolean {
  // A second sign may be in the sentence before, where that makes it graver.
  const named = signsIn(urgency === 'emergency' ? text : sentence);
  const fits = ({ signs, with: along, when, who = [] }: Rule) => {
    const isOwn = signs.some((key) => kin(key, sign));
    const isCompany = along?.some((key) => kin(key, sign)) ?? false;
    const hasCompany = !along || (isOwn && named.some((each) => along.some((key) => kin(key, each))));
    const isOfCompany = isCompany && named.some((each) => signs.some((key) => kin(key, each)));
    return (
      ((isOwn && hasCompany) || isOfCompany) &&
      who.every((each) => people.has(each)) &&
      (when === undefined || when.some((each) => feltAs(each, sentence)))
    );
  };
  return all.some(([, rule]) => rule.urgency === urgency && fits(rule));
}

// A sentence that says of itself that nothing else is wrong, or that others are told otherwise.
const isLimited = /\balone\b|\bnothing else\b|\bno other sign\b|\bnone of (?:the|these)\b|\bwith no sign\b|\bof (?:itself|themselves)\b/i;

/**
 * The card's rules of the next graver step on the same sign, for more company or fewer people, where the sentence names none of them: its
 * reader goes by the milder one. Of what is sent to a hospital today only a fever is asked: its graver kinds are many, and easily missed.
 */
export function exceptionsLeftOut({ sign, urgency, sentence, text }: Said, card: ReadonlyArray<RuleId>): ReadonlyArray<RuleId> {
  if (soonness(urgency) === 0 || (urgency === 'same-day' && sign !== 'fever') || isLimited.test(sentence)) return [];
  const [signs, people] = [signsIn(sentence), everythingOf(peopleIn(sentence))];
  const isOther = (each: Circumstance) => each !== 'after-operation';
  const graver = card.filter((id) => {
    const { signs: own, with: along, who = [], urgency: sooner }: Rule = rules[id];
    const isOn = [...own, ...(along ?? [])].some((key) => isKindOf(sign, key));
    const step = soonness(urgency) - soonness(sooner);
    return isOn && (along !== undefined || who.some(isOther)) && (step === 1 || (step > 0 && urgency === 'routine'));
  });
  const isNamed = (id: RuleId) => {
    const { signs: own, with: along, who = [] }: Rule = rules[id];
    const others = [...own, ...(along ?? [])].filter((key) => !kin(key, sign));
    // 'After ERCP call 112' tells nobody else that a fever with pain is one.
    const isOfPeople = sign !== 'fever' && who.some((each) => isOther(each) && people.has(each));
    return isOfPeople || signs.some((each) => others.some((key) => kin(key, each)));
  };
  const saidBefore = saidIn(text.slice(0, text.indexOf(sentence))).some(
    (said) => said.sign === sign && soonness(said.urgency) < soonness(urgency),
  );
  return saidBefore || graver.some(isNamed) ? [] : graver;
}
