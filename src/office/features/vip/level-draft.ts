import type { VipLevel, VipPolicy } from '#contract/generated/types.ts';
import type { OfferedLanguages } from '#domain/text/language-faults.ts';
import { levelFaults } from '#domain/vip/level-faults.ts';
import { keyed, type Keyed } from '#staff/setting/keyed-list.ts';
import type { DraftFault } from '#staff/setting/useFaultText.ts';

/** The contract's bounds. */
export const MAX_LEVELS = 12;
export const MAX_EXTRA_BASIS_POINTS = 500;

/** Valid bets that a first level starts with, in micro-units. */
const FIRST_TURNOVER_MICRO = '1000000000';

export type DraftLevel = Keyed<VipLevel>;

/** A fault of the level at a place in the list. */
export interface RowFault extends DraftFault {
  readonly index: number;
}

export interface VipDraft {
  readonly enabled: boolean;
  readonly levels: readonly DraftLevel[];
}

/** A level without a name above another: twice its valid bets, and otherwise the same. */
export function newLevel(language: string, below: VipLevel | undefined): DraftLevel {
  const begun: VipLevel = below ?? {
    texts: [],
    turnoverMicro: FIRST_TURNOVER_MICRO,
    depositMicro: '0',
    keepMicro: '0',
    rebateExtraBasisPoints: 0,
    withdrawalMaxMicro: '0',
    isFeeFree: false,
  };
  const turnover = BigInt(begun.turnoverMicro);
  return keyed({
    ...begun,
    texts: [{ language, title: '' }],
    turnoverMicro: String(below === undefined ? turnover : turnover * 2n),
  });
}

/** Everything in a level, the same in any order of its languages. */
export const levelSentence = (level: VipLevel): string =>
  JSON.stringify([
    [level.turnoverMicro, level.depositMicro, level.keepMicro],
    [level.rebateExtraBasisPoints, level.withdrawalMaxMicro, level.isFeeFree],
    level.texts
      .map(({ language, title }) => [language, title].join('\n'))
      .toSorted((one, other) => one.localeCompare(other)),
  ]);

/** Its name in the brand's default language, else in any. */
export const levelTitle = ({ texts }: VipLevel, language: string): string =>
  (texts.find((text) => text.language === language) ?? texts[0])?.title ?? '';

/** Faults only the editor sees: figures that it cannot read. */
export const unreadFaults = (levels: readonly VipLevel[]): readonly RowFault[] =>
  levels.flatMap((level, index) => {
    const isUnread = {
      '/turnoverMicro': level.turnoverMicro === '',
      '/depositMicro': level.depositMicro === '',
      '/keepMicro': level.keepMicro === '',
      '/rebateExtraBasisPoints': Number.isNaN(level.rebateExtraBasisPoints),
      '/withdrawalMaxMicro': level.withdrawalMaxMicro === '',
    };
    return Object.entries(isUnread).flatMap(([pointer, unread]) =>
      unread ? [{ index, pointer, code: 'REQUIRED' }] : [],
    );
  });

/** The policy's faults by level, once every figure can be read. @param amount writes micro-units */
export const ruleFaults = (
  policy: VipPolicy,
  place: OfferedLanguages,
  amount: (micro: string) => string,
): readonly RowFault[] =>
  levelFaults(policy, place).map(({ pointer, code, params }) => {
    const [, , index, ...field] = pointer.split('/');
    const limit = params?.limit;
    return {
      index: Number(index),
      pointer: `/${field.join('/')}`,
      code,
      ...(params === undefined ? {} : { params }),
      ...(limit === undefined ? {} : { params: { ...params, limit: amount(limit) } }),
    };
  });
