import type { FlagSettings } from '#contract/generated/types.ts';
import type { FlagValues } from '#domain/whitelabel/flag-effect.ts';

type FlagId = FlagSettings['flags'][number]['moduleId'];

/** The switches by what they are about, in the order a player meets it. */
export const FLAG_GROUPS = [
  {
    id: 'registration',
    flags: ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3', 'DIRECTREG3'],
  },
  { id: 'signIn', flags: ['MOBILEVERCODELOGIN3', 'FREEPLAY3'] },
  { id: 'password', flags: ['CHNGPASSVERIF3', 'PWDEXPFORCECHANGE3'] },
  { id: 'agents', flags: ['AGENTPOLICY3'] },
] as const satisfies readonly { id: string; flags: readonly FlagId[] }[];

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
