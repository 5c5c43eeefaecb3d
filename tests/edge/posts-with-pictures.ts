import { mediaAddress } from '#content/media-address.ts';

export const cloudinary = 'https://res.cloudinary.com/practice/image/upload';
/** Addresses that the host cannot resize. */
export const raw = 'https://res.cloudinary.com/practice/raw';
export const good = ['png', 'jpeg', 'webp', 'avif', 'gif'];
/** Failures of a picture host, and the status for the visitor. */
export const bad = {
  ...{ huge: 502, 'huge-by-word': 502, 'huge-unpacked': 502, hang: 502, drip: 502, 'wrong-length': 502, reset: 502, page: 502 },
  ...{ drawing: 502, nothing: 502, part: 502, broken: 502, gone: 404 },
};
export const ids = ['a/b?c=d&e#f', 'पथरी', '..', '%2e%2e', '%', '+ '];

/** Makes a post with a photo in a backend's format. */
export const photoOf = (id: string, secure_url: string, description = '<p>Text</p>') => ({
  ...{ id, title: `Post ${id}`, category: 'Liver', description, updatedAt: '2026-01-01' },
  photo: { secure_url },
});

const pictures = `<img src="${cloudinary}/in-text/png.png"><img src="/images/page.svg"><img src="${raw}/gif">`;

/** Posts whose photos behave as their ids say. */
export const sections = [
  photoOf('1', `${cloudinary}/v1/png.png`, `<p>Text</p>${pictures}`),
  ...[...good, ...Object.keys(bad), 'elsewhere', 'lying', 'slow', 'large'].map((name) => photoOf(name, `${raw}/${name}`)),
  ...ids.map((id, at) => photoOf(id, `${raw}/${at}/png`)),
  photoOf('foreign', 'https://evil.example/png'),
  photoOf('plain', 'http://res.cloudinary.com/png'),
];

/** Returns our own address of the photo of one of these posts. */
export const of = (name: string) => mediaAddress(name, 0, `${raw}/${name}`);
