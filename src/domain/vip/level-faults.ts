import type { VipLevel, VipPolicy } from '#contract/generated/types.ts';
import { languageFaults, type OfferedLanguages } from '../text/language-faults.ts';

export interface LevelFault {
  /** JSON pointer into the policy. */
  readonly pointer: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, string>>;
}

/** Levels that need no more than the one below, keep with more than they are reached with, or have no name. */
export function levelFaults({ levels }: VipPolicy, place: OfferedLanguages): readonly LevelFault[] {
  return levels.flatMap((level, index) => [
    ...orderFaults(level, levels[index - 1]).map((part) => ({
      pointer: `/levels/${index}/${part}`,
      code: 'NOT_ABOVE',
    })),
    ...negativeParts(level).map((part) => ({
      pointer: `/levels/${index}/${part}`,
      code: 'minimum',
      params: { limit: '0' },
    })),
    ...(BigInt(level.keepMicro) > BigInt(level.turnoverMicro)
      ? [
          {
            pointer: `/levels/${index}/keepMicro`,
            code: 'maximum',
            params: { limit: level.turnoverMicro },
          },
        ]
      : []),
    ...languageFaults(level.texts, place).map((fault) => ({
      ...fault,
      pointer: `/levels/${index}${fault.pointer}`,
    })),
  ]);
}

function orderFaults(level: VipLevel, below: VipLevel | undefined): readonly string[] {
  const needs = [BigInt(level.turnoverMicro), BigInt(level.depositMicro)] as const;
  const before = [BigInt(below?.turnoverMicro ?? '0'), BigInt(below?.depositMicro ?? '0')] as const;
  if (needs[1] < before[1]) return ['depositMicro'];
  const isMore = needs[0] > before[0] || (needs[0] === before[0] && needs[1] > before[1]);
  return isMore ? [] : ['turnoverMicro'];
}

const negativeParts = (level: VipLevel): readonly string[] =>
  (['turnoverMicro', 'depositMicro', 'keepMicro', 'withdrawalMaxMicro'] as const).filter(
    (part) => BigInt(level[part]) < 0n,
  );
