import type { DoctorMessage } from '#requests/alerts/doctor-messages.ts';
import { doctorTexts } from './alert-texts.ts';
import type { Told } from './bells-told.ts';
import { isAgain, isNews, type Ring, type Rule } from './rules.ts';

const keyOf = ({ what, id }: DoctorMessage) => `${what}:${id}`;
const marks = (all: ReadonlyArray<DoctorMessage>): Told['about'] => Object.fromEntries(all.map((each) => [keyOf(each), each.at]));
const hasNews = (all: ReadonlyArray<DoctorMessage>, told: Told) => all.some((each) => isNews(told, keyOf(each), each.at));

function asking(all: ReadonlyArray<DoctorMessage>, told: Told, now: number, as: 'question' | 'question-now'): ReadonlyArray<Ring> {
  const isDue = all.length > 0 && (hasNews(all, told) || isAgain(told, as, now));
  return isDue ? [{ kind: 'question', text: doctorTexts[as](all, now), about: marks(all), repeats: as }] : [];
}

/** A question about somebody who may be in danger: at any hour, until it is answered. */
export const questionNow: Rule = ({ words }, told, now) =>
  asking(
    words.filter(({ what, isEmergency }) => what === 'question' && isEmergency),
    told,
    now,
    'question-now',
  );

/** Any other question: at once, and each hour until it is answered. */
export const question: Rule = ({ words }, told, now) =>
  asking(
    words.filter(({ what, isEmergency }) => what === 'question' && !isEmergency),
    told,
    now,
    'question',
  );

/** The doctor's answer, once: from then on the time by which it is to be passed on rings. */
export const reply: Rule = ({ words }, told, now) => {
  const fresh = words.filter((each) => each.what === 'reply' && isNews(told, keyOf(each), each.at));
  return fresh.length > 0 ? [{ kind: 'reply', text: doctorTexts.reply(fresh, now), about: marks(fresh) }] : [];
};
