/**
 * Whether a host name means this machine, its network or an address: a single label such as
 * `localhost`, or a last label that is a number, which browsers read as an IPv4 address in any
 * notation (`10.0.0.7`, `127.1`, `1.2.3.0x7f`). The schema's pattern already refuses IPv6.
 */
export function isLocalHost(host: string): boolean {
  const labels = host.split('.');
  return labels.length === 1 || /^(?:\d+|0x[0-9a-f]*)$/i.test(labels.at(-1) ?? '');
}
