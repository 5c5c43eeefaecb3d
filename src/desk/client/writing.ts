import { minute } from '#content/practice-time.ts';

// The script of the editor alone: autosave, paste as Markdown, a question before leaving, and pictures in several sizes.

const pause = 1_500;
const heartbeat = 4 * minute;

type Saved = {
  /** Of an article that had not been saved before. */ id?: number;
  version: number;
  at: string;
  others: ReadonlyArray<string>;
};
type Conflict = { by: string; at: string };

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

function reloadPreview(): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[data-preview]');
  // A hidden preview is not reloaded.
  if (frame?.checkVisibility()) frame.contentWindow?.location.reload();
}

/** Makes the form of a new article that of its draft, so that the next save, and a reload, find it. */
function begin(form: HTMLFormElement, id: number): void {
  form.dataset.article = String(id);
  form.action = `/articles/${id}`;
  form.dataset.keeps = `/articles/${id}`;
  history.replaceState(null, '', `/articles/${id}`);
}

/** Saves the draft shortly after the last key. */
function autosave(form: HTMLFormElement, status: HTMLElement | null): { isUnsaved: () => boolean } {
  const address = () => `/articles/${form.dataset.article ?? 'new'}/autosave`;
  const version = form.elements.namedItem('version') as HTMLInputElement;
  let saved = form.dataset.unsaved === undefined ? fieldsOf(form).toString() : '';
  let timer: number | undefined;
  let stopped = status === null;
  const say = (words: string) => {
    if (status) status.textContent = words;
  };
  const current = () => fieldsOf(form).toString();

  async function save(): Promise<void> {
    const sent = fieldsOf(form);
    const answer = await fetch(address(), { method: 'POST', body: sent, redirect: 'manual' });
    // Access sends somebody whose session has ended to its sign-in page.
    if (answer.type === 'opaqueredirect' || answer.status === 401 || answer.status === 403)
      return say('Not saved: you are signed out. What you wrote is kept in this tab.');
    if (answer.status === 409) {
      const { by, at } = (await answer.json()) as Conflict;
      stopped = true;
      return say(`${by} saved this article (${at}). Yours is kept here: press “Save draft” to see both texts.`);
    }
    if (!answer.ok) return say('Not saved yet. Look at the fields, or press “Save draft”.');
    const { id, version: next, at, others } = (await answer.json()) as Saved;
    // The buttons about the plan, outside the form, are for what was saved last.
    for (const box of [version, ...document.querySelectorAll<HTMLInputElement>('[data-follows] input[name=version]')])
      box.value = String(next);
    form.dispatchEvent(new Event('saved'));
    if (id) begin(form, id);
    sent.set('version', String(next));
    saved = sent.toString();
    say(`Saved ${at}.${others.length > 0 ? ` ${others.join(' and ')} has it open too.` : ''}`);
    reloadPreview();
    // Text that was typed meanwhile is kept, and saved next.
    if (current() !== saved) form.dispatchEvent(new Event('input'));
  }

  let saving = false;
  async function run(): Promise<void> {
    if (stopped || saving) return;
    saving = true;
    await save().catch(() => say('Not saved: the connection is gone. It is tried again.'));
    saving = false;
    if (!stopped && current() !== saved) later(pause * 4);
  }
  function later(wait = pause): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(run, wait);
  }
  form.addEventListener('input', () => later());
  window.setInterval(() => {
    if (document.visibilityState === 'visible' && form.dataset.article) later();
  }, heartbeat);
  return { isUnsaved: () => current() !== saved };
}

function askBeforeLeaving(form: HTMLFormElement, isUnsaved: () => boolean): void {
  let sending = false;
  form.addEventListener('submit', (event) => {
    sending = !event.defaultPrevented;
  });
  window.addEventListener('beforeunload', (event) => {
    if (!sending && isUnsaved()) event.preventDefault();
  });
}

type Pasted = { title: string; markdown: string /** The parts that could not come along, in words. */; missing: string };

// Trusted Types forbid parsing HTML here, so the desk's Worker converts it.
async function asMarkdown(html: string, text: string, takesTitle: boolean): Promise<Pasted> {
  const body = new URLSearchParams({ html, text, takesTitle: takesTitle ? 'yes' : '' });
  const answer = await fetch('/articles/paste', { method: 'POST', body });
  return answer.ok ? ((await answer.json()) as Pasted) : { title: '', markdown: text, missing: '' };
}

/** A document's own title goes into the empty box of the title, if it is pasted where the text begins. */
function pasteAsMarkdown(area: HTMLTextAreaElement, title: HTMLInputElement | null): void {
  const missingLine = document.querySelector<HTMLElement>('[data-missing]');
  area.addEventListener('paste', (event) => {
    const [html = '', text = ''] = ['text/html', 'text/plain'].map((type) => event.clipboardData?.getData(type));
    if (!html && !/[•·▪◦*~\t]/.test(text)) return;
    event.preventDefault();
    const { selectionStart: from, selectionEnd: to } = area;
    asMarkdown(html, text, title?.value.trim() === '' && area.value.slice(0, from).trim() === '')
      .catch((): Pasted => ({ title: '', markdown: text, missing: '' }))
      .then((pasted) => {
        if (title && pasted.title) title.value = pasted.title;
        if (missingLine && pasted.missing) missingLine.textContent = pasted.missing;
        area.setRangeText(pasted.markdown, from, to, 'end');
        area.dispatchEvent(new Event('input', { bubbles: true }));
      });
  });
}

function enhanceEditor(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-article], form[action="/articles/new"]');
  if (!form) return;
  const { isUnsaved } = autosave(form, document.querySelector<HTMLElement>('[data-autosave]'));
  askBeforeLeaving(form, isUnsaved);
  const area = form.querySelector('textarea');
  if (area) pasteAsMarkdown(area, form.querySelector<HTMLInputElement>('input[name=title]'));
}

// Pictures are resized in the browser, so a photo of several megabytes can be uploaded as it is.

const widths = [480, 960, 1600];
const maxBytes = 512 * 1024;
const qualities = [0.82, 0.7, 0.55];

function blobOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

async function resized(picture: ImageBitmap, width: number): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((picture.height * width) / picture.width);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // JPEG has no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  for (const quality of qualities) {
    const blob = await blobOf(canvas, quality);
    if (blob && blob.size <= maxBytes) return blob;
  }
  return undefined;
}

/** Draws the picture in each size up to its own width, upright as the browser shows it. */
async function sizesOf(file: File): Promise<ReadonlyArray<File>> {
  const picture = await createImageBitmap(file);
  const wanted = [...widths.filter((width) => width < picture.width), Math.min(picture.width, 1600)];
  const blobs = await Promise.all([...new Set(wanted)].map((width) => resized(picture, width)));
  return blobs.flatMap((blob, at) => (blob ? [new File([blob], `${wanted[at]}.jpg`, { type: 'image/jpeg' })] : []));
}

function enhancePictureForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-picture]');
  const status = document.querySelector<HTMLElement>('[data-picture-status]');
  const box = form?.querySelector<HTMLInputElement>('input[type=file]');
  if (!form || !box) return;
  const sizes = document.createElement('input');
  Object.assign(sizes, { type: 'file', name: 'size', multiple: true, hidden: true });
  form.insertBefore(sizes, null);
  box.addEventListener('change', async () => {
    const [file] = box.files ?? [];
    const made = file ? await sizesOf(file).catch(() => []) : [];
    const list = new DataTransfer();
    for (const each of made) list.items.add(each);
    sizes.files = list.files;
    if (status) status.textContent = made.length > 0 ? `Ready in ${made.length} ${made.length === 1 ? 'size' : 'sizes'}.` : '';
  });
}

enhanceEditor();
enhancePictureForm();
