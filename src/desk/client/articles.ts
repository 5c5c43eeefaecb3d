// What script adds to writing an article: it is saved while one writes, what is pasted keeps its lists, leaving asks.

const pause = 1_500;
const stillHere = 4 * 60_000;

type Saved = { version: number; at: string; others: ReadonlyArray<string> };
type Lost = { by: string; at: string };

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

function reloadPreview(): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[data-preview]');
  // Where there is no room for it, nothing is fetched.
  if (frame?.checkVisibility()) frame.contentWindow?.location.reload();
}

/** Saves what is written to the draft, a moment after the last key; readers see nothing of it. */
function autosave(form: HTMLFormElement, status: HTMLElement | null): { isUnsaved: () => boolean } {
  const address = `/articles/${form.dataset.article}/autosave`;
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
    const answer = await fetch(address, { method: 'POST', body: sent });
    if (answer.status === 409) {
      const { by, at } = (await answer.json()) as Lost;
      stopped = true;
      return say(`${by} saved this article (${at}). Yours is kept here: press “Save draft” to see both texts.`);
    }
    if (!answer.ok) return say('Not saved yet. Look at the fields, or press “Save draft”.');
    const { version: next, at, others } = (await answer.json()) as Saved;
    version.value = String(next);
    sent.set('version', String(next));
    saved = sent.toString();
    say(`Saved ${at}.${others.length > 0 ? ` ${others.join(' and ')} has it open too.` : ''}`);
    reloadPreview();
    if (current() !== saved) later();
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
    if (document.visibilityState === 'visible') later();
  }, stillHere);
  return { isUnsaved: () => current() !== saved };
}

function asksBeforeLeaving(form: HTMLFormElement, isUnsaved: () => boolean): void {
  let sending = false;
  form.addEventListener('submit', () => {
    sending = true;
  });
  window.addEventListener('beforeunload', (event) => {
    if (!sending && isUnsaved()) event.preventDefault();
  });
}

// A page of the desk may not read HTML itself, so the desk does.
async function asMarkdown(html: string, text: string): Promise<string> {
  const answer = await fetch('/articles/paste', { method: 'POST', body: new URLSearchParams({ html, text }) });
  return answer.ok ? answer.text() : text;
}

function pasteAsMarkdown(area: HTMLTextAreaElement): void {
  area.addEventListener('paste', (event) => {
    const [html = '', text = ''] = ['text/html', 'text/plain'].map((type) => event.clipboardData?.getData(type));
    if (!html && !/[•·▪◦*~\t]/.test(text)) return;
    event.preventDefault();
    const { selectionStart: from, selectionEnd: to } = area;
    asMarkdown(html, text)
      .catch(() => text)
      .then((markdown) => {
        area.setRangeText(markdown, from, to, 'end');
        area.dispatchEvent(new Event('input', { bubbles: true }));
      });
  });
}

export function helpWriting(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-article], form[action="/articles/new"]');
  if (!form) return;
  const { isUnsaved } = autosave(form, form.dataset.article ? document.querySelector<HTMLElement>('[data-autosave]') : null);
  asksBeforeLeaving(form, isUnsaved);
  const area = form.querySelector('textarea');
  if (area) pasteAsMarkdown(area);
}
