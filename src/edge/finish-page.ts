export type FinishedPage = {
  html: string;
  scriptHashes: ReadonlyArray<string>;
};

const inlineScript = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const preloadHint = /<link rel="modulepreload"[^>]*>/g;

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/**
 * Makes rendered HTML ready to be served and kept: the hints that would load React at once are taken out, and inline
 * scripts become hashes for the policy. With a nonce, only scripts that carry it are hashed and it is then removed:
 * hashing every script found would bless one that an attacker had managed to inject.
 */
export async function finishPage(html: string, nonce?: string): Promise<FinishedPage> {
  const marked = nonce ? ` nonce="${nonce}"` : '';
  const scripts: string[] = [];
  const finished = html.replace(preloadHint, '').replace(inlineScript, (whole, attributes: string, text: string) => {
    if (/\ssrc=/.test(attributes) || /type="application\/ld\+json"/.test(attributes) || (nonce && !attributes.includes(marked)))
      return whole;
    scripts.push(text);
    return whole.replace(marked, '');
  });
  return {
    html: nonce ? finished.replaceAll(marked, '') : finished,
    scriptHashes: [...new Set(await Promise.all(scripts.map(hashOf)))],
  };
}
