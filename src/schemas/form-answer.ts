import * as v from 'valibot';
import { referencePattern } from './reference.ts';

const fromHere = v.pipe(v.string(), v.regex(/^\/(?!\/)/));

/** A success of our own: a proxy, a login page or a broken line cannot give one by chance. */
export const receivedAnswer = v.object({
  outcome: v.picklist(['delivered', 'accepted']),
  reference: v.pipe(v.string(), v.regex(referencePattern)),
  callBy: v.optional(v.string()),
  mayBeEmergency: v.optional(v.literal(true)),
  receipt: v.object({
    page: v.pipe(v.string(), v.regex(/^(?:\/[a-z]{2,3})?\/(?:callback|contact)\/received\?/)),
    whatsapp: v.string(),
    calendar: v.optional(fromHere),
    withdraw: fromHere,
  }),
});

/** A refusal of our own. */
export const refusedAnswer = v.object({
  outcome: v.string(),
  message: v.string(),
  errors: v.optional(v.record(v.string(), v.array(v.string())), {}),
});
