const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';

/** Puts into the message of 'Take this to my doctor' which two choices are compared on the page, and what is ticked. */
export function writeMessage(): void {
  const box = document.querySelector('.take-along');
  const link = box?.querySelector<HTMLAnchorElement>('[data-take]');
  if (!box || !link) return;
  const chosen = [...document.querySelectorAll('.comparison-chooser option:checked')].map(
    (option) => `${textOf(option.closest('label')?.firstElementChild)} ${textOf(option)}`,
  );
  const ticked = [...box.querySelectorAll('label:has(:checked)')].map((label) => `- ${textOf(label)}`);
  const url = new URL(link.href);
  const [page] = url.searchParams.get('text')?.split('\n') ?? [];
  const lines = [page, chosen.join(' '), ...(ticked.length > 0 ? [`${textOf(box.querySelector('legend'))}:`, ...ticked] : [])];
  url.searchParams.set('text', lines.filter(Boolean).join('\n'));
  link.href = url.href;
}
