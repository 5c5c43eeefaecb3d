import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync } from 'node:crypto';

type Raw = { bytes: Uint8Array };
type GcmParameters = { iv: Uint8Array; additionalData: Uint8Array };
type HkdfParameters = { salt: Uint8Array; info: Uint8Array };

const tagBytes = 16;

/**
 * As much of WebCrypto as requests need, done at once: the real one works on threads of its own, whose order no seed repeats. Same
 * algorithms, same bytes; `fillRandom` takes the place of the platform's randomness.
 */
export function synchronousCrypto(fillRandom: (bytes: Uint8Array) => void) {
  const subtle = {
    digest: async (_: string, data: Uint8Array) => hash('sha256', data, 'buffer'),
    importKey: async (_: string, bytes: Uint8Array): Promise<Raw> => ({ bytes }),
    deriveKey: async ({ salt, info }: HkdfParameters, { bytes }: Raw): Promise<Raw> => ({
      bytes: new Uint8Array(hkdfSync('sha256', bytes, salt, info, 32)),
    }),
    sign: async (_: string, { bytes }: Raw, data: Uint8Array) => createHmac('sha256', bytes).update(data).digest(),
    encrypt: async ({ iv, additionalData }: GcmParameters, { bytes }: Raw, text: Uint8Array) => {
      const cipher = createCipheriv('aes-256-gcm', bytes, iv);
      cipher.setAAD(additionalData);
      return Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
    },
    decrypt: async ({ iv, additionalData }: GcmParameters, { bytes }: Raw, sealed: Uint8Array) => {
      const decipher = createDecipheriv('aes-256-gcm', bytes, iv);
      decipher.setAAD(additionalData);
      decipher.setAuthTag(sealed.subarray(-tagBytes));
      return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]);
    },
  };
  const getRandomValues = (bytes: Uint8Array) => {
    fillRandom(bytes);
    return bytes;
  };
  const randomUUID = () => {
    const hex = Buffer.from(getRandomValues(new Uint8Array(16))).toString('hex');
    return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
  };
  return { subtle, getRandomValues, randomUUID };
}

/** Runs `work` with this in place of the platform's, which does its work in an order that no seed repeats. */
export async function withSynchronousCrypto<T>(fillRandom: (bytes: Uint8Array) => void, work: () => Promise<T>): Promise<T> {
  const original = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
  Object.defineProperty(globalThis, 'crypto', { value: synchronousCrypto(fillRandom), configurable: true, writable: true });
  try {
    return await work();
  } finally {
    if (original) Object.defineProperty(globalThis, 'crypto', original);
  }
}
