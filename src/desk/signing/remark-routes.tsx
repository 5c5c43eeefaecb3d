import * as v from 'valibot';
import type { DeskPageText } from '#content/reviews/desk-page.ts';
import type { DeskContext } from '#desk/desk-env.ts';
import { may } from '#desk/door/permissions.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { deskPage, seeOther } from '#desk/frame/page.tsx';
import { textField } from '#schemas/fields.ts';
import { deskPages } from './page-files.ts';
import { pageScreen } from './page-route.tsx';
import { partHref } from './parts-list.tsx';
import { addRemark, listRemarks, removeRemark, seeAnswer, settleRemark } from './remarks.ts';
import { type RefusedAnswer, RemarksScreen } from './remarks-screen.tsx';
import { numbersOf, shownWords } from './sources-in-words.ts';

const goneWords =
  'The paragraph was changed while you wrote. What you wrote is below: send it again for the whole page, or copy it and find the place.';

const markSchema = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{12})?$/));
const remarkSchema = v.object({
  at: v.fallback(markSchema, ''),
  part: v.optional(v.string(), ''),
  // The paragraph that the form is to be shown at, with what was typed.
  move: v.fallback(markSchema, ''),
  text: textField('Write what you noticed.'),
});
const answerSchema = v.object({ answer: textField('Write what you changed, or why it stays.') });
const phone = /(?<!\d)(?:\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/;
const notTheirNumber = 'This looks like somebody’s phone number, and a remark stays for all to read. Leave out who the patient is.';
const goneRemark = 'Somebody has answered this remark meanwhile: their answer is below. Yours was not saved.';

export async function remarksScreen(c: DeskContext, refused?: RefusedAnswer, status = 200): Promise<Response> {
  const [pages, remarks] = await Promise.all([deskPages(c.env), listRemarks(c.env.DB)]);
  const nameOf = (id: string) => pages.find((page) => page.id === id)?.name ?? id;
  const { name: you } = c.var.person;
  const body = (
    <RemarksScreen mayRemove={may(c.var.person, 'publish')} nameOf={nameOf} now={c.var.now} refused={refused} remarks={remarks} you={you} />
  );
  return deskPage(c, { title: 'Remarks', current: 'pages', body }, status);
}

export async function answerRemark(c: DeskContext): Promise<Response> {
  const id = Number(c.req.param('id'));
  const form = await readDeskForm(c, answerSchema);
  if (!form.ok) return remarksScreen(c, { remark: id, errors: form.errors, typed: form.typed.answer ?? '' }, 422);
  const { answer } = form.value;
  const { person, now } = c.var;
  if (phone.test(answer)) return remarksScreen(c, { remark: id, errors: { answer: [notTheirNumber] }, typed: answer }, 422);
  if (await settleRemark(c.env.DB, { id, answer, by: person.name, at: now })) return seeOther('/pages/remarks', 'remark-settled');
  return remarksScreen(c, { remark: id, errors: { answer: [goneRemark] }, typed: answer }, 409);
}

export async function addOne(c: DeskContext, page: DeskPageText): Promise<Response> {
  const form = await readDeskForm(c, remarkSchema);
  const { move = '', part: shown = '', text: typed = '' } = form.ok ? form.value : form.typed;
  if (move !== '') return pageScreen(c, page, { errors: {}, typed: { text: typed }, at: move, part: shown });
  if (!form.ok) return pageScreen(c, page, { ...form, at: form.typed.at ?? '', part: form.typed.part ?? '' }, 422);
  const { at: block, part, text } = form.value;
  if (phone.test(text)) return pageScreen(c, page, { errors: { text: [notTheirNumber] }, typed: { text }, at: block, part }, 422);
  const found = page.parts.flatMap(({ blocks }) => blocks).find(({ id }) => id === block);
  if (block && !found) return pageScreen(c, page, { errors: { text: [goneWords] }, typed: { text }, part }, 409);
  const quote = found ? shownWords(found.translated?.words || found.words, numbersOf(page)) : '';
  const { person, now } = c.var;
  await addRemark(c.env.DB, { page: page.id, block, quote, text, by: person.name, at: now });
  return seeOther(`${partHref(page.id, part)}#${block || 'remarks'}`, 'remark-kept');
}

/** The writer of a remark has read its answer, or writes back. */
export async function readAnswer(c: DeskContext): Promise<Response> {
  const id = Number(c.req.param('id'));
  const form = await readDeskForm(c, v.object({ do: v.optional(v.string(), ''), answer: v.optional(v.string(), '') }));
  if (!form.ok) return remarksScreen(c, { remark: id, errors: form.errors, typed: form.typed.answer ?? '' }, 422);
  const back = form.value.answer.trim();
  const refuse = (words: string, status: number) => remarksScreen(c, { remark: id, errors: { answer: [words] }, typed: back }, status);
  const isBack = form.value.do === 'back';
  if (isBack && back === '') return refuse('Write what is not settled.', 422);
  if (phone.test(back)) return refuse(notTheirNumber, 422);
  const done = await seeAnswer(c.env.DB, { id, by: c.var.person.name, at: c.var.now, back: isBack ? back : '' });
  return seeOther('/pages/remarks', done ? (isBack ? 'remark-kept' : 'answer-read') : 'dealt-with');
}

export async function takeAway(c: DeskContext): Promise<Response> {
  const { person } = c.var;
  const by = may(person, 'publish') ? undefined : person.name;
  const done = await removeRemark(c.env.DB, { id: Number(c.req.param('id')), by });
  return seeOther('/pages/remarks', done ? 'remark-removed' : 'dealt-with');
}
