import type { CallerKind } from '#contract/generated/types.ts';
import { assemble } from '#brand/assemble.ts';
import type { AssembleInput } from '#brand/assemble/assemble-input.ts';
import { generousInput } from '../brand-fixture.ts';

/** The plan of a shipped brand on a server that offers everything, but for what `change` says. */
export function plan(
  id: string,
  change: (input: AssembleInput) => Partial<AssembleInput> = () => ({}),
) {
  const input = generousInput(id);
  return assemble({ ...input, ...change(input) });
}

export const info = (input: AssembleInput, change: Partial<AssembleInput['permissionInfo']>) => ({
  permissionInfo: { ...input.permissionInfo, ...change },
});
export const as = (kind: CallerKind) => () => ({ visitor: { kind, language: 'es' } });
export const ids = (items: readonly { readonly id: string }[]) => items.map((item) => item.id);
