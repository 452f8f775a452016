import type { VipPolicy, VipPolicySettings, VipPreview } from '#contract/generated/types.ts';
import { Facts } from '#staff/kit/Facts.tsx';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { levelTitle } from './level-draft.ts';
import styles from './VipDesk.module.css';

export interface PreviewFiguresProps {
  brand: VipPolicySettings;
  policy: VipPolicy;
  preview: VipPreview;
}

/** Members who would rise or fall, and members of each level after that. */
export function PreviewFigures({ brand, policy, preview }: PreviewFiguresProps) {
  const say = useTexts('vip-desk');
  const number = new Intl.NumberFormat(useOfficeLocale());
  const figure = (id: 'looked' | 'up' | 'down') => ({
    id,
    label: say(`vip-desk:preview.${id}`),
    value: <span className="tabular">{number.format(preview[id])}</span>,
  });
  const nameOf = (place: number): string => {
    if (place === 0) return say('vip-desk:noLevel');
    const level = policy.levels[place - 1];
    const title = level === undefined ? '' : levelTitle(level, brand.defaultLanguage);
    return title || say('vip-desk:level', { level: place });
  };
  return (
    <div className={styles.parts}>
      {preview.isPartial ? (
        <Notice tone="warning">{say('vip-desk:preview.isPartial')}</Notice>
      ) : null}
      <Facts facts={[figure('looked'), figure('up'), figure('down')]} />
      <p className={styles.quiet}>{say('vip-desk:preview.after')}</p>
      <Facts
        facts={preview.after.map(({ level, members }) => ({
          id: String(level),
          label: nameOf(level),
          value: <span className="tabular">{number.format(members)}</span>,
        }))}
      />
    </div>
  );
}
