import type { FlagSettings } from '#contract/generated/types.ts';
import { isBuiltFlag } from '#domain/registration/unbuilt.ts';
import type { FlagValues } from '#domain/whitelabel/flag-effect.ts';

type FlagId = FlagSettings['flags'][number]['moduleId'];

/** The switches by what they are about, in the order a player meets it. */
const FLAG_GROUPS = [
  {
    id: 'registration',
    flags: ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3', 'DIRECTREG3'],
  },
  { id: 'signIn', flags: ['MOBILEVERCODELOGIN3', 'FREEPLAY3'] },
  { id: 'password', flags: ['CHNGPASSVERIF3', 'PWDEXPFORCECHANGE3'] },
  { id: 'agents', flags: ['AGENTPOLICY3'] },
] as const satisfies readonly { id: string; flags: readonly FlagId[] }[];

/** The groups without flags that are not built. */
export function builtGroups() {
  return FLAG_GROUPS.map(({ id, flags }) => ({ id, flags: flags.filter(isBuiltFlag) })).filter(
    ({ flags }) => flags.length > 0,
  );
}

/** Switches that somebody is about to turn, by id. */
export type FlagEdits = Readonly<Partial<Record<FlagId, boolean>>>;

export function flagValues({ flags }: Pick<FlagSettings, 'flags'>): FlagValues {
  return Object.fromEntries(flags.map(({ moduleId, enabled }) => [moduleId, enabled]));
}

/** Edits that differ from what holds; null: none do. */
export function effectiveEdits(now: FlagValues, edits: FlagEdits | null): FlagEdits | null {
  const turned = Object.entries(edits ?? {}).filter(([id, enabled]) => now[id] !== enabled);
  return turned.length === 0 ? null : Object.fromEntries(turned);
}
