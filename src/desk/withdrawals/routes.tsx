import type { Hono } from 'hono';
import * as v from 'valibot';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { may } from '#desk/door/permissions.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { deskPage, seeOther } from '#desk/frame/page.tsx';
import { deskRoute } from '#desk/frame/route.ts';
import { readErasureMode } from '#desk/requests/erasure-mode.ts';
import { logDesk, sawAllStatement } from '#desk/requests/log-seen.ts';
import { decideTask } from './decide-task.ts';
import { listTasks, type Task } from './tasks.ts';
import { Tasks } from './tasks-screen.tsx';

type Problem = { id: string; words?: string; note?: string; typed?: string };

const depsOf = (c: DeskContext) => {
  const { settings, ring, now } = c.var;
  return { outbox: c.env.DB, requests: c.env.DB, keys: settings.encryptionKeys, ring, now, log: logDesk };
};

async function screen(c: DeskContext, problem?: Problem, status = 200): Promise<Response> {
  const { now, person } = c.var;
  const [tasks, { mode }] = await Promise.all([listTasks(depsOf(c)), readErasureMode(c.env.DB)]);
  const seen = tasks.filter(({ kept }) => kept?.sender).map(({ reference }) => reference);
  if (seen.length > 0) await sawAllStatement(c.env.DB, { by: person.email, now, references: seen, what: 'saw a withdrawal' }).run();
  const body = <Tasks mayErase={may(person, 'erase')} mode={mode} now={now} problem={problem} tasks={tasks} />;
  return deskPage(c, { title: 'Withdrawals', current: 'tasks', body }, status);
}

const schema = v.object({
  decision: v.picklist(['erase', 'leave', 'done']),
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000, 'Use 1,000 characters or fewer')), ''),
});

const problems = {
  'being-delivered': 'The site hands this request over at this very moment. Try again in half a minute.',
  changed: 'Somebody did something about this request a moment ago. Look at it again.',
  'not-there': 'The request is not where it was. Look at it again.',
} as const;

async function decide(c: DeskContext): Promise<Response> {
  const id = c.req.param('id') ?? '';
  const form = await readDeskForm(c, schema);
  if (!form.ok) return screen(c, { id, note: form.errors.note?.[0] ?? '', typed: form.typed.note ?? '' }, 422);
  const task: Task | undefined = (await listTasks(depsOf(c))).find((open) => open.id === id);
  if (!task || task.reason === null) return seeOther('/tasks', 'dealt-with');
  const { mode } = await readErasureMode(c.env.DB);
  const result = await decideTask(depsOf(c), task, { ...form.value, mode, by: c.var.person.email });
  return result === 'done' ? seeOther('/tasks', 'task-done') : screen(c, { id, words: problems[result], typed: form.value.note }, 409);
}

export function taskRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', '/tasks', 'see requests', (c) => screen(c));
  deskRoute(app, 'POST', '/tasks/:id', 'erase', decide);
}
