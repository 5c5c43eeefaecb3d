import { type Agent, request } from 'node:http';
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';

type Statement = { sql: string; values: ReadonlyArray<unknown> };
type Call = {
  binding: string;
  method: 'first' | 'all' | 'raw' | 'batch';
  statements: ReadonlyArray<Statement>;
  column?: string | undefined;
};
type Answer = { result: unknown } | { error: string; cause?: string };

/**
 * Serves D1 calls as JSON inside workerd. Miniflare's own client asks workerd for each `prepare` and each `bind`; this one asks once for
 * a query or a batch, in a sixth of the time.
 */
export const d1Script = `
const received = (value) => (value?.bytes === undefined ? (value?.nothing ? undefined : value) : Uint8Array.from(atob(value.bytes), (each) => each.charCodeAt(0)));
export default {
  async fetch(request, env) {
    const { binding, method, statements, column } = await request.json();
    try {
      const db = env[binding];
      const prepared = statements.map(({ sql, values }) => (values.length > 0 ? db.prepare(sql).bind(...values.map(received)) : db.prepare(sql)));
      const [one] = prepared;
      const result = method === 'batch' ? await db.batch(prepared) : method === 'first' ? await one.first(column) : await one[method]();
      return Response.json({ result });
    } catch (error) {
      return Response.json({ error: error.message, cause: error.cause?.message });
    }
  },
};`;

// JSON has neither bytes nor undefined, and D1 refuses the latter with an error of its own.
function sent(value: unknown): unknown {
  if (value === undefined) return { nothing: true };
  if (value instanceof ArrayBuffer) return { bytes: Buffer.from(value).toString('base64') };
  if (ArrayBuffer.isView(value)) return { bytes: Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64') };
  return value;
}

/** The D1 database `binding` of a workerd that runs `d1Script` at `address`; what D1 throws is thrown with D1's words. */
export function d1Client(address: URL, binding: string, agent: Agent): D1Database {
  function ask(call: Omit<Call, 'binding'>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const asked = request(address, { method: 'POST', agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const answer = JSON.parse(Buffer.concat(chunks).toString()) as Answer;
          if ('error' in answer) reject(new Error(answer.error, answer.cause === undefined ? {} : { cause: new Error(answer.cause) }));
          else resolve(answer.result);
        });
        response.on('error', reject);
      });
      asked.on('error', reject);
      asked.end(JSON.stringify({ binding, ...call } satisfies Call));
    });
  }

  function prepared(sql: string, values: ReadonlyArray<unknown>) {
    const statement: Statement = { sql, values: values.map(sent) };
    const all = () => ask({ method: 'all', statements: [statement] });
    return {
      statement,
      bind: (...bound: ReadonlyArray<unknown>) => prepared(sql, bound),
      first: (column?: string) => ask({ method: 'first', statements: [statement], column }),
      all,
      run: all,
      raw: () => ask({ method: 'raw', statements: [statement] }),
    };
  }

  return {
    prepare: (sql: string) => prepared(sql, []) as unknown as D1PreparedStatement,
    batch: (statements: ReadonlyArray<D1PreparedStatement>) =>
      ask({
        method: 'batch',
        statements: (statements as unknown as ReadonlyArray<{ statement: Statement }>).map((each) => each.statement),
      }),
  } as unknown as D1Database;
}
