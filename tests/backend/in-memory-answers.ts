import type { IncomingHttpHeaders } from 'node:http';

type Row = Record<string, unknown>;
type Asked = { method: string; path: string; headers: IncomingHttpHeaders; bytes: Buffer; body: string };
export type Answer = { status: number; body: unknown };

/** Decides if a backend honours idempotency keys: always, never, or for some requests. */
export type HonoursKeys = boolean | ((request: Asked) => boolean);

/** Answers each call of the practice's API like a working backend, from memory. */
export function inMemoryAnswers(honoursKeys: HonoursKeys) {
  const honours = typeof honoursKeys === 'function' ? honoursKeys : () => honoursKeys;
  const stored = { appointments: [] as Row[], inquiries: [] as Row[] };
  let sections: Row[] = [];
  let lastId = 0;
  const vendors: Row[] = [];
  const answered = new Map<string, Answer>();
  const created = (list: Row[], row: Row): Answer => {
    lastId += 1;
    list.push({ id: lastId, ...row });
    return { status: 201, body: { id: lastId } };
  };
  const removed = (list: Row[], id: string): Answer => {
    const index = list.findIndex((row) => String(row.id) === id);
    if (index >= 0) list.splice(index, 1);
    return index >= 0 ? { status: 200, body: {} } : notFound;
  };
  const withChildren = ({ children = [], ...section }: Row) => ({ section: { ...section, children } });
  const find = (id: unknown) => sections.find((section) => String(section.id) === String(id));

  const calls: Record<string, (request: Asked, last: string) => Answer | Promise<Answer>> = {
    'POST /appointement': ({ body }) => (JSON.parse(body).fname ? created(stored.appointments, JSON.parse(body)) : refused),
    'GET /dynamic': () => ({ status: 200, body: { data: { data: [{ id: 1, page: 'Blog' }] } } }),
    'GET /dynamic/Blog': () => ({ status: 200, body: { sections } }),
    'POST /dynamic/get/section': ({ body }) => {
      const { id, page } = JSON.parse(body);
      const section = id ? find(id) : sections.findLast((candidate) => candidate.page === page);
      return section ? { status: 200, body: withChildren(section) } : notFound;
    },
    'POST /dynamic/section': async (request) => created(sections, await rowFromForm(request)),
    'POST /dynamic/child/*': async (request, id) => {
      const section = find(id);
      if (!section) return notFound;
      section.children ??= [];
      return created(section.children as Row[], await rowFromForm(request));
    },
    'GET /inquiry': () => ({ status: 200, body: { data: stored.inquiries } }),
    'POST /inquiry': ({ body }) => created(stored.inquiries, JSON.parse(body)),
    'DELETE /inquiry/delete/all': () => ({ status: 200, body: { removed: stored.inquiries.splice(0).length } }),
    'DELETE /inquiry/*': (_, id) => removed(stored.inquiries, id),
    'GET /vendor': () => ({ status: 200, body: { data: vendors } }),
    'POST /vendor': ({ body }) => created(vendors, JSON.parse(body)),
    'DELETE /vendor/*': (_, id) => removed(vendors, id),
  };

  const answer = async (request: Asked): Promise<Answer> => {
    const name = `${request.method} ${request.path.replace('/api/v1', '')}`;
    const last = decodeURIComponent(name.slice(name.lastIndexOf('/') + 1));
    const key = request.headers['idempotency-key'];
    const before = answered.get(`${name} ${key}`);
    if (before && honours(request)) return before;
    const now = await (calls[name] ?? calls[name.replace(/[^/]+$/, '*')] ?? (() => notFound))(request, last);
    if (key && now.status < 300) answered.set(`${name} ${key}`, now);
    return now;
  };
  const setSections = (next: ReadonlyArray<Row>) => {
    sections = [...next];
  };
  return { answer, stored, setSections };
}

const notFound: Answer = { status: 404, body: { message: 'Not found' } };
const refused: Answer = { status: 400, body: { message: 'A name is needed.' } };

async function rowFromForm({ bytes, headers }: Asked): Promise<Row> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': headers['content-type'] ?? '' } }).formData();
  return { ...Object.fromEntries(form), photo: { secure_url: '/images/a.png' } };
}
