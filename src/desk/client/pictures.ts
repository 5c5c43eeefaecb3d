// What script adds to a picture: its sizes are made here, so that a photo of several megabytes needs no tool.

const widths = [480, 960, 1600];
const most = 512 * 1024;
const qualities = [0.82, 0.7, 0.55];

function blobOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

async function sized(picture: ImageBitmap, width: number): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((picture.height * width) / picture.width);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // What can be seen through is white in a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  for (const quality of qualities) {
    const blob = await blobOf(canvas, quality);
    if (blob && blob.size <= most) return blob;
  }
  return undefined;
}

/** The picture in each size that it is wide enough for; upright, as the browser shows it. */
async function sizesOf(file: File): Promise<ReadonlyArray<File>> {
  const picture = await createImageBitmap(file);
  const wanted = [...widths.filter((width) => width < picture.width), Math.min(picture.width, 1600)];
  const blobs = await Promise.all([...new Set(wanted)].map((width) => sized(picture, width)));
  return blobs.flatMap((blob, at) => (blob ? [new File([blob], `${wanted[at]}.jpg`, { type: 'image/jpeg' })] : []));
}

export function helpWithPictures(): void {
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
