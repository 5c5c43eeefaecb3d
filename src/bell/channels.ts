/** What somebody is told: counts and times only. */
export type Bell = { kind: 'new' | 'unseen' | 'due-soon' | 'overdue' | 'emergency' | 'watch' | 'week'; text: string; urgent: boolean };
