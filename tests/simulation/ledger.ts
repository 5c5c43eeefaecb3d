import type { AcceptResult } from '#requests/accept.ts';
import type { Submission } from '#requests/submission.ts';

/** A person's form: its first words, and others that were sent under the same key. */
export type Form = {
  id: number;
  /** Undefined where the browser sent none. */
  key: string | undefined;
  versions: ReadonlyArray<Submission>;
  contacts: { phone: string; email: string };
};

/** A post, and what its visitor was told; nothing when the process died. */
export type Post = { form: Form; version: number; sent: number; isDoubtful: boolean; result: AcceptResult | undefined };
export type Receipt = Post & { result: AcceptResult & { reference: string } };
export type Withdrawal = { reference: string; form: Form | undefined; fits: boolean; sent: number; kept: boolean };
/** What staff did to a request, by its reference. */
export type Deed = { reference: string; what: 'erased' | 'locked' | 'released' | 'discarded' | 'decided'; at: number };

export type Ledger = ReturnType<typeof newLedger>;

/** The text that tells one version of one form from every other, also at the backend. */
export const wordsOf = ({ kind, payload }: Submission): string => (kind === 'callback' ? payload.description : payload.message);

export function newLedger(now: () => number, trace: (text: string) => void) {
  const posts: Post[] = [];
  const withdrawals: Withdrawal[] = [];
  const deeds: Deed[] = [];
  /** References that were shown while the database did not answer. */
  const outside = new Set<string>();
  const violations: { name: string; at: number; detail: string }[] = [];

  function violate(name: string, detail: string): void {
    trace(`VIOLATION ${name}: ${detail}`);
    violations.push({ name, at: now(), detail });
  }

  const receipts = (): ReadonlyArray<Receipt> =>
    posts.filter((post): post is Receipt => post.result !== undefined && 'reference' in post.result);
  return { isKeyGoneEarly: false, posts, outside, withdrawals, deeds, violations, violate, receipts, trace };
}
