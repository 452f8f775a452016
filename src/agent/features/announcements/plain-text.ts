const LINE_END = /<\/(?:p|li|h[1-6]|blockquote)>|<br\s*\/?>/gi;

/** The words of an announcement's HTML, a line for each paragraph. */
export function plainText(html: string): string {
  const broken = html.replaceAll(LINE_END, (tag) => `${tag}\n`);
  const text = new DOMParser().parseFromString(broken, 'text/html').body.textContent;
  return text.replaceAll(/\n{3,}/g, '\n\n').trim();
}
