import { whitelabelModules } from '#contract/generated/enum-values.ts';
import { brandOffers } from '#brand/brand-offers.ts';
import type { BrandOffers, WhitelabelFlag } from '#contract/generated/types.ts';
import { isBuiltFlag } from '#domain/registration/unbuilt.ts';
import { type FlagValues, flagWarnings } from '#domain/whitelabel/flag-effect.ts';
import { flagList } from '../../brands/flag-list.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import type { Setting } from '../../settings/setting.ts';

/** The whitelabel flags of a brand. @param passwordResetBy the ways that this server can reset a password */
export function flagsSetting(
  passwordResetBy: readonly string[],
): Setting<'getWhitelabelFlags', 'setWhitelabelFlags', FlagValues> {
  return {
    kind: 'whitelabelFlags',
    read: 'getWhitelabelFlags',
    write: 'setWhitelabelFlags',
    view: (flags, { manifest }) => ({
      flags: flagList(flags),
      offers: brandOffers(manifest, passwordResetBy),
    }),
    change({ flags }, held, { manifest }) {
      refuseUnfit(flags, held, brandOffers(manifest, passwordResetBy));
      const wanted = flags.map(({ moduleId, enabled }) => [moduleId, enabled] as const);
      return { ...held, ...Object.fromEntries(wanted) };
    },
    audit(before, after) {
      const changed = whitelabelModules.filter((id) => before[id] !== after[id]);
      const of = (flags: FlagValues) => Object.fromEntries(changed.map((id) => [id, flags[id]]));
      return { before: of(before), after: of(after) };
    },
  };
}

/** @throws Problem INVALID_FLAGS for a duplicate, an unbuilt flag turned on, or no way left to sign in */
function refuseUnfit(
  flags: readonly WhitelabelFlag[],
  held: FlagValues,
  offers: BrandOffers,
): void {
  const wanted: Record<string, boolean> = { ...held };
  const named = new Set<string>();
  const fields: Record<string, FieldProblem> = {};
  for (const [index, { moduleId, enabled }] of flags.entries()) {
    if (named.has(moduleId)) fields[`/flags/${index}/moduleId`] = { code: 'uniqueItems' };
    if (enabled && !isBuiltFlag(moduleId)) {
      fields[`/flags/${index}/enabled`] = { code: 'NOT_BUILT' };
    }
    named.add(moduleId);
    wanted[moduleId] = enabled;
  }
  if (flagWarnings(wanted, offers).includes('NO_SIGN_IN')) {
    fields['/flags'] = { code: 'NO_SIGN_IN' };
  }
  if (Object.keys(fields).length > 0) throw new Problem('INVALID_FLAGS', { fields });
}
