/** Web addresses and places on our own host; never script, data or another site by `//`. */
export function isLinkable(url: string): boolean {
  // Browsers drop tabs and line ends inside an address, which would turn /<tab>/x into //x.
  if (/[\p{Cc}\s]/u.test(url)) return false;
  if (/^\/(?![/\\])/.test(url)) return true;
  try {
    const { protocol } = new URL(url);
    return protocol === 'https:' || protocol === 'http:';
  } catch {
    return false;
  }
}
