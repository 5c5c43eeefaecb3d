import type { Context } from 'hono';
import * as v from 'valibot';
import type { Custody } from '#backend/types.ts';
import { answerBy, callBy } from '#content/callback-promise.ts';
import { practice } from '#content/practice.ts';
import type { Permission } from '#embedded-backend/http/permission.ts';
import { hoursAt } from '#outbox/closed-days.ts';
import { referencePattern } from '#schemas/reference.ts';
import type { NewRequest, RequestKind, RequestsDeps } from './stored-request.ts';

const day = 24 * 60 * 60_000;

const time = v.pipe(
  v.number(),
  v.check((at) => Number.isSafeInteger(at)),
);
const custody = v.object({
  reference: v.pipe(v.string(), v.regex(referencePattern)),
  acceptedAt: time,
  promisedAt: v.nullable(time),
  noticeVersion: v.string(),
  language: v.string(),
}) satisfies v.GenericSchema<unknown, Custody>;

/**
 * What is known of a request beside its fields: from the site's own code, in a header that is read from nobody else. One that comes
 * by another way was accepted now. What nobody was promised a time for is due past the days that staff have closed, like a promise.
 */
export async function custodyOf(
  c: Context,
  { outbox }: RequestsDeps,
  { trusted }: Permission,
  kind: RequestKind,
): Promise<Omit<NewRequest, 'submission' | 'idempotencyKey'>> {
  const known = trusted ? readCustody(c.req.header('x-request-custody')) : undefined;
  const { acceptedAt, promisedAt } = known ?? { acceptedAt: Date.now(), promisedAt: null };
  const hours = promisedAt === null && outbox ? await hoursAt(outbox, acceptedAt) : practice.openingHours;
  const answered = promisedAt ?? (kind === 'callback' ? callBy(acceptedAt, hours) : answerBy(acceptedAt, hours));
  return {
    ...(known ?? { reference: null, acceptedAt, promisedAt, noticeVersion: null, language: 'en' }),
    // A practice that does not open within a year still has to look at it.
    dueAt: answered ?? acceptedAt + day,
  };
}

// A request matters more than what is known of it, so nothing here refuses one.
function readCustody(header: string | undefined): Custody | undefined {
  try {
    const read = v.safeParse(custody, JSON.parse(header ?? ''));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
