import * as v from 'valibot';
import { doctorName } from '#content/contact-links.ts';
import type { DeskPageText } from '#content/reviews/desk-page.ts';
import type { DeskContext } from '#desk/desk-env.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { seeOther } from '#desk/frame/page.tsx';
import { todayOf } from '#desk/frame/times.ts';
import { nextPage } from './groups.ts';
import { deskPages } from './page-files.ts';
import { pageScreen, signedValue } from './page-route.tsx';
import type { Refused } from './page-screen.tsx';
import { listHref, partHref, wholePage } from './parts-list.tsx';
import { listRemarks, openOn } from './remarks.ts';
import { addSignatures, newestSignatures } from './signatures.ts';
import { signedPartsSchema } from './signed-parts.ts';
import { problemsOfDays, whyNotSigned } from './signing-rules.ts';
import { hasSignature, nextPart, partStates, withStates } from './states.ts';

const oldWords = 'The text was changed while you read it. Below is the text as it is now: read it, then sign.';
const remarksWords = (count: number) =>
  count === 1
    ? 'A remark is open on what you sign, and its answer may change the text. Nothing is signed yet: press again to sign all the same.'
    : `${count} remarks are open on what you sign, and their answers may change the text. Nothing is signed yet: press again to sign all the same.`;

const signSchema = v.object({
  parts: signedPartsSchema,
  on: v.optional(v.string(), ''),
  next: v.optional(v.string(), ''),
  // Not empty once the open remarks were asked about.
  sure: v.optional(v.string(), ''),
});

/** Where to go on: the next part of the page, else the next page, in the same manner; the list when all is signed. */
async function afterSigning(
  c: DeskContext,
  page: DeskPageText,
  { parts, next, isWhole }: { parts: DeskPageText['parts']; next: string; isWhole: boolean },
): Promise<Response> {
  const today = todayOf(c.var.now);
  const [pages, signatures] = await Promise.all([deskPages(c.env), newestSignatures(c.env.DB)]);
  const here = nextPart(page, partStates(page, signatures, today));
  const signed = new URLSearchParams({ signed: signedValue(page.id, parts) });
  if (here) return seeOther(`${partHref(page.id, here.key)}&${signed}`, 'part-signed');
  const alike = pages.filter(({ language }) => language === page.language);
  const following = nextPage(withStates(alike, signatures, today), page.id)?.page.id;
  if (!following) return seeOther(listHref(page.language), 'page-signed', next);
  return seeOther(`${isWhole ? `${partHref(following, wholePage)}&` : `/pages/${following}?`}${signed}`, 'page-signed', next);
}

export async function sign(c: DeskContext, page: DeskPageText): Promise<Response> {
  const form = await readDeskForm(c, signSchema);
  if (!form.ok) return pageScreen(c, page, form, 422);
  const { parts: read, on, next, sure } = form.value;
  const isWhole = read.length > 1;
  const part = isWhole ? wholePage : (read[0]?.key ?? '');
  const refuse = (errors: Refused['errors'], status: number) => pageScreen(c, page, { errors, typed: { on, next }, part }, status);
  const hindrance = whyNotSigned(page, c.var.person.name);
  if (hindrance) return refuse({ sign: [hindrance] }, 422);
  const parts = page.parts.filter(({ key, hash }) => read.some((each) => each.key === key && each.hash === hash));
  if (parts.length === 0 || parts.length < read.length) return refuse({ sign: [oldWords] }, 409);
  const today = todayOf(c.var.now);
  const errors = problemsOfDays({ on, next }, today);
  if (Object.keys(errors).length > 0) return refuse(errors, 422);
  const db = c.env.DB;
  const open = openOn(await listRemarks(db, page.id), parts);
  if (open > 0 && sure === '') return refuse({ remarks: [remarksWords(open)] }, 422);
  const states = partStates(page, await newestSignatures(db, page.id), today);
  // A second tap on the same button adds nothing.
  const fresh = parts.filter((each) => {
    const state = states[page.parts.indexOf(each)];
    return !(state?.kind === 'signed' && state.days.on === on && state.days.next === next);
  });
  const shared = { page: page.id, by: doctorName, email: c.var.person.email, days: { on, next }, at: c.var.now };
  await addSignatures(
    db,
    fresh.map(({ key, hash, blocks }) => ({ ...shared, part: key, hash, blocks })),
  );
  return afterSigning(c, page, { parts, next, isWhole });
}

export async function takeBack(c: DeskContext, page: DeskPageText): Promise<Response> {
  const { person, now } = c.var;
  const db = c.env.DB;
  const states = partStates(page, await newestSignatures(db, page.id), todayOf(now));
  const form = await readDeskForm(c, v.object({ parts: v.optional(v.string(), '') }));
  // Without any, all of the page.
  const chosen = form.ok ? form.value.parts.split(' ').filter(Boolean) : [];
  const row = { page: page.id, by: person.name, email: person.email, days: undefined, at: now, blocks: [] };
  const signed = page.parts.filter(
    ({ key }, at) => hasSignature(states[at] ?? { kind: 'never' }) && (chosen.length === 0 || chosen.includes(key)),
  );
  await addSignatures(
    db,
    signed.map(({ key, hash }) => ({ ...row, part: key, hash })),
  );
  return chosen.length > 0
    ? seeOther(partHref(page.id, chosen[0] ?? ''), 'part-taken-back')
    : seeOther(`/pages/${page.id}`, 'signature-taken-back');
}
