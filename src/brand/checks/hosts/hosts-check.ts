import { type Check, type Finding, suggestRemoval } from '../check.ts';
import type { CheckSubject } from '../check-subject.ts';
import { isLocalHost } from './is-local-host.ts';

/** A host leads to one brand. Brands whose id starts with an underscore are only extended. */
export const hostsCheck: Check = {
  name: 'hosts',
  docs: 'Every brand that is served has a host, no host belongs to two brands, and outside a demo each is a domain name.',
  codes: {
    BM1901: 'error',
    BM1902: 'warning',
    BM1903: 'warning',
    BM1904: 'error',
    BM1905: 'error',
    BM1906: 'warning',
  },
  needs: 'manifest',
  visit: (subject: CheckSubject): readonly Finding[] => {
    const hosts = subject.manifest?.hosts ?? [];
    const none: readonly Finding[] =
      hosts.length === 0 && !subject.id.startsWith('_')
        ? [{ code: 'BM1902', at: { layer: subject.id, pointer: '/hosts', what: 'key' } }]
        : [];
    return [
      ...hosts.flatMap((host, index) => {
        const found = faultOf(host, subject);
        if (found === null) return [];
        const at = { resolved: `/hosts/${index}` };
        return [{ ...found, at, suggest: suggestRemoval }];
      }),
      ...none,
    ];
  },
};

function faultOf(
  host: string,
  { otherOwner, mayTakeHosts, hostRules }: CheckSubject,
): Pick<Finding, 'code' | 'params'> | null {
  if (hostRules?.reserved.has(host) === true) return { code: 'BM1905', params: { host } };
  const owner = otherOwner?.(host);
  if (owner !== undefined) {
    return { code: mayTakeHosts === true ? 'BM1903' : 'BM1901', params: { host, owner } };
  }
  if (!isLocalHost(host) || hostRules?.allowsLocal === true) return null;
  return { code: hostRules === undefined ? 'BM1906' : 'BM1904', params: { host } };
}
