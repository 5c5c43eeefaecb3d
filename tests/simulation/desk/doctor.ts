import { minute } from './calendar.ts';
import { care, eventsOf, undoLater } from './care.ts';
import { doctorEmail, type Kept } from './front-desk.ts';
import type { Plan } from './plan-day.ts';

/** The doctor answers a question soon, late, at night or never, and takes an answer back now and then. */
export function answerLater(plan: Plan, request: Kept, askedAt: number): void {
  const { desk, random, said } = plan;
  const percent = () => random.between(0, 100);
  const chance = percent();
  if (chance < 15) return;
  const at = eventsOf(plan, () => request.state === 'open' && request.askedAt === askedAt);
  const moment = chance < 60 ? askedAt + random.between(2, 60) * minute : askedAt + random.between(60, 3_000) * minute;
  // From home, or once she is at the practice.
  const isThere = request.isEmergency || percent() < 40 || desk.calendar.isOpen(moment);
  at(isThere ? moment : desk.calendar.openFrom(moment) + random.between(0, 60) * minute, async (now) => {
    const urgent = percent() < 12;
    await desk.record(request, { outcome: 'reply', now, urgent }, doctorEmail);
    said(`the doctor answers${urgent ? ', at once' : ''}: ${request.id}, due in ${(request.dueAt - now) / minute} min`);
    if (percent() < 15) undoLater(plan, request, now, () => answerLater(plan, request, askedAt));
    care(plan, request, now);
  });
}
