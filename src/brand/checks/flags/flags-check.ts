import type { BrandManifest } from '#contract/generated/manifest-types.ts';
import { METHOD_FLAGS, openMethods } from '#domain/registration/registration-form.ts';
import type { FlagValues } from '../../server-facts.ts';
import type { Check, Finding } from '../check.ts';

/** A brand that shows what the server denies is not broken, only different from what was meant. */
export const flagsCheck: Check = {
  name: 'flags',
  docs: 'What the manifest shows is allowed by the whitelabel flags, and what the server requires is not hidden.',
  codes: { BM1701: 'warning', BM1702: 'warning', BM1703: 'warning' },
  needs: 'manifest',
  visit: ({ manifest, flags, registerRules }) =>
    manifest === null
      ? []
      : [
          ...(flags === undefined ? [] : [...denied(manifest, flags), ...closed(manifest, flags)]),
          ...(registerRules ?? []).flatMap((rule) =>
            rule.enabled && rule.required ? hiddenField(manifest, rule.field) : [],
          ),
        ],
};

interface Shown {
  readonly pointer: string;
  readonly flag: string;
  readonly hidden: boolean | undefined;
}

function denied({ auth }: BrandManifest, flags: FlagValues): readonly Finding[] {
  const shown: readonly Shown[] = [
    ...auth.methods.flatMap((item, index) =>
      item.id === 'sms'
        ? [{ pointer: `/auth/methods/${index}`, flag: 'MOBILEVERCODELOGIN3', hidden: item.hidden }]
        : [],
    ),
    { pointer: '/auth/freePlay', flag: 'FREEPLAY3', hidden: auth.freePlay.hidden },
    ...auth.forgotPassword.flatMap((item, index) =>
      item.id === 'mobile'
        ? [
            {
              pointer: `/auth/forgotPassword/${index}`,
              flag: 'CHNGPASSVERIF3',
              hidden: item.hidden,
            },
          ]
        : [],
    ),
  ];
  return shown.flatMap(({ pointer, flag, hidden }): readonly Finding[] =>
    hidden === true || flags[flag] === true
      ? []
      : [{ code: 'BM1701', at: { resolved: pointer }, params: { flag } }],
  );
}

/** Ways to register that the brand hides may be the only ones the flags open. */
function closed({ registration }: BrandManifest, flags: FlagValues): readonly Finding[] {
  const open = openMethods(flags);
  const shown = registration.methods.filter((item) => item.hidden !== true).map((item) => item.id);
  if (open.length === 0 || open.some((method) => shown.includes(method))) return [];
  const params = { flags: open.map((method) => METHOD_FLAGS[method]).join(', ') };
  return [{ code: 'BM1703', at: { resolved: '/registration/methods' }, params }];
}

function hiddenField({ registration }: BrandManifest, field: string): readonly Finding[] {
  return registration.fields.flatMap((item, index): readonly Finding[] =>
    item.id === field && item.hidden === true
      ? [
          {
            code: 'BM1702',
            at: { resolved: `/registration/fields/${index}/hidden` },
            params: { field },
            fix: (pointer) => [{ op: 'remove', path: pointer }],
          },
        ]
      : [],
  );
}
