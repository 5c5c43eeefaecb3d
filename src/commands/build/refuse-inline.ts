const handlersAndStyles = /\sstyle="|\son[a-z]+="|<style[\s>]|\s(?:href|src|action|formaction)="\s*javascript:/i;
const script = /<script([^>]*)>[\s\S]*?<\/script>/g;
const data = /\stype="application\/(?:ld\+)?json"/;

/** Throws when a page holds what its policy would block: an inline script, style or handler, a script in an address. */
export function refuseInline(file: string, html: string): void {
  const inline = [...html.matchAll(script)].find(([, attributes = '']) => !/\ssrc="/.test(attributes) && !data.test(attributes));
  const found = inline ?? handlersAndStyles.exec(html.replace(script, ''));
  if (found)
    throw new Error(`${file} holds an inline script, style or handler (${found[0].trim().slice(0, 80)}), which the policy would block.`);
}
