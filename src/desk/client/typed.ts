type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChanged = (box: Box) =>
  box instanceof HTMLSelectElement ? box.value !== '' && box.selectedOptions[0]?.defaultSelected === false : box.value !== box.defaultValue;

/** Whether a box holds something that the page did not come with; `within` is a selector. */
export function isTyped(within = 'body'): boolean {
  const boxes = ['input:not([type=hidden])', 'textarea', 'select'].map((box) => `${within} ${box}`).join();
  return [...document.querySelectorAll<HTMLElement>(boxes)].some((box) => isChanged(box as Box));
}
