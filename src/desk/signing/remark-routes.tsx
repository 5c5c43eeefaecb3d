import * as v from 'valibot';
import type { DeskContext } from '#desk/desk-env.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { deskPage, seeOther } from '#desk/frame/page.tsx';
import { textField } from '#schemas/fields.ts';
import { deskPages } from './page-files.ts';
import { listRemarks, settleRemark } from './remarks.ts';
import { type RefusedAnswer, RemarksScreen } from './remarks-screen.tsx';

const answerSchema = v.object({ answer: textField('Write what you changed, or why it stays.') });
const goneRemark = 'Somebody has answered this remark meanwhile: their answer is below. Yours was not saved.';

export async function remarksScreen(c: DeskContext, refused?: RefusedAnswer, status = 200): Promise<Response> {
  const [pages, remarks] = await Promise.all([deskPages(c.env), listRemarks(c.env.DB)]);
  const nameOf = (id: string) => pages.find((page) => page.id === id)?.name ?? id;
  const body = <RemarksScreen nameOf={nameOf} now={c.var.now} refused={refused} remarks={remarks} />;
  return deskPage(c, { title: 'Remarks', current: 'pages', body }, status);
}

export async function answerRemark(c: DeskContext): Promise<Response> {
  const id = Number(c.req.param('id'));
  const form = await readDeskForm(c, answerSchema);
  if (!form.ok) return remarksScreen(c, { remark: id, errors: form.errors, typed: form.typed.answer ?? '' }, 422);
  const { answer } = form.value;
  const { person, now } = c.var;
  if (await settleRemark(c.env.DB, { id, answer, by: person.name, at: now })) return seeOther('/pages/remarks', 'remark-settled');
  return remarksScreen(c, { remark: id, errors: { answer: [goneRemark] }, typed: answer }, 409);
}
