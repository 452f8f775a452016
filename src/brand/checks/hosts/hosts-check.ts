import { type Check, type Finding, suggestRemoval } from '../check.ts';
import type { CheckSubject } from '../check-subject.ts';

/** A host leads to one brand. Brands whose id starts with an underscore are only extended. */
export const hostsCheck: Check = {
  name: 'hosts',
  docs: 'Every brand that is served has a host, and no host belongs to two brands.',
  codes: { BM1901: 'error', BM1902: 'warning' },
  needs: 'manifest',
  visit: ({ id, manifest, otherOwner }: CheckSubject): readonly Finding[] => {
    const hosts = manifest?.hosts ?? [];
    const shared = hosts.flatMap((host, index): readonly Finding[] => {
      const owner = otherOwner?.(host);
      return owner === undefined
        ? []
        : [
            {
              code: 'BM1901',
              at: { resolved: `/hosts/${index}` },
              params: { host, owner },
              suggest: suggestRemoval,
            },
          ];
    });
    const none: readonly Finding[] =
      hosts.length === 0 && !id.startsWith('_')
        ? [{ code: 'BM1902', at: { layer: id, pointer: '/hosts', what: 'key' } }]
        : [];
    return [...shared, ...none];
  },
};
