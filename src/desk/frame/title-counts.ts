/**
 * How many people may be in danger and are still on the list, rung before or not; how many questions wait for who reads it, and how many
 * answers of the doctor are to be passed on; how many requests nobody has opened; and how many people are overdue.
 */
export type TitleCounts = Record<'emergencies' | 'questions' | 'answers' | 'new' | 'overdue', number>;

const counted = (count: number, one: string, several: string) => count > 0 && `${count} ${count === 1 ? one : several}`;

/** Puts what waits in front of a page's title: '(2 new, 1 overdue) Call list'. */
export function titleWith(title: string, { emergencies, questions, answers, overdue, ...counts }: TitleCounts): string {
  const parts = [
    counted(emergencies, 'emergency', 'emergencies'),
    counted(questions, 'question', 'questions'),
    counted(answers, 'answer', 'answers'),
    counted(counts.new, 'new', 'new'),
    counted(overdue, 'overdue', 'overdue'),
  ].filter(Boolean);
  return parts.length > 0 ? `(${parts.join(', ')}) ${title}` : title;
}

/** The title without its counts. */
export const plainTitle = (title: string): string => title.replace(/^\((?:\d+ \w+(?:, )?)+\) /, '');
