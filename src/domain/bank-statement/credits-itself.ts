import type { DepositRoute } from '#contract/generated/types.ts';

/**
 * Whether a line of a statement credits its order without a person: its amount differs from the order by no
 * more than the tolerance, and lies at or below the limit. Without a limit none does. Amounts are micro-units.
 */
export function creditsItself(
  { orderedMicro, receivedMicro }: { orderedMicro: bigint; receivedMicro: bigint },
  {
    toleranceMicro,
    autoCreditMaxMicro,
  }: Pick<DepositRoute, 'toleranceMicro' | 'autoCreditMaxMicro'>,
): boolean {
  if (autoCreditMaxMicro === null) return false;
  const difference =
    receivedMicro > orderedMicro ? receivedMicro - orderedMicro : orderedMicro - receivedMicro;
  return receivedMicro <= BigInt(autoCreditMaxMicro) && difference <= BigInt(toleranceMicro);
}
