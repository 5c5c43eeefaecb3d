/** A message to staff: counts and times only. `urgent` breaks through where a device allows that. */
export type Bell = { kind: 'new' | 'unseen' | 'due-soon' | 'overdue' | 'emergency' | 'watch' | 'week'; text: string; urgent: boolean };
