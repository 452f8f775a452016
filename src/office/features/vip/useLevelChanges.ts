import type { VipLevel, VipPolicy, VipPolicySettings } from '#contract/generated/types.ts';
import type { Change } from '#staff/setting/ChangeList.tsx';
import { percentText } from '#staff/setting/read-figure.ts';
import { inOneLine } from '#staff/setting/useListChanges.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { levelSentence } from './level-draft.ts';

/** Lists the differences between the policy in effect and a draft, level by level. */
export function useLevelChanges(
  now: VipPolicySettings,
  amount: (micro: string) => string,
): (policy: VipPolicy) => readonly Change[] {
  const say = useTexts('vip-desk', 'office');
  const locale = useOfficeLocale();
  const field = (name: string, value: string): string =>
    `${say(`vip-desk:field.${name}`)}: ${value}`;
  const amountOf = (level: VipLevel, part: 'depositMicro' | 'withdrawalMaxMicro'): string =>
    level[part] === '0' ? '' : field(part, amount(level[part]));
  const line = (level: VipLevel | undefined): string =>
    level === undefined
      ? ''
      : inOneLine([
          ...level.texts.map(({ language, title }) => `${language}: ${title}`),
          field('turnoverMicro', amount(level.turnoverMicro)),
          amountOf(level, 'depositMicro'),
          field('keepMicro', amount(level.keepMicro)),
          level.rebateExtraBasisPoints === 0
            ? ''
            : field(
                'rebateExtraBasisPoints',
                `${percentText(level.rebateExtraBasisPoints, locale)} %`,
              ),
          amountOf(level, 'withdrawalMaxMicro'),
          level.isFeeFree ? say('vip-desk:field.isFeeFree') : '',
        ]);
  const state = (isOn: boolean): string => say(isOn ? 'office:on' : 'office:off');
  return ({ enabled, levels }) => {
    const { policy } = now;
    const places = Math.max(policy.levels.length, levels.length);
    return [
      ...(enabled === policy.enabled
        ? []
        : [
            {
              id: 'enabled',
              what: say('vip-desk:enabled'),
              before: state(policy.enabled),
              after: state(enabled),
            },
          ]),
      ...Array.from(
        { length: places },
        (_, index) => [policy.levels[index], levels[index]] as const,
      )
        .map(([before, after], index) => ({ before, after, level: index + 1 }))
        .filter(
          ({ before, after }) =>
            before === undefined ||
            after === undefined ||
            levelSentence(before) !== levelSentence(after),
        )
        .map(({ before, after, level }) => ({
          id: `level-${level}`,
          what: say('vip-desk:level', { level }),
          before: line(before),
          after: line(after),
        })),
    ];
  };
}
