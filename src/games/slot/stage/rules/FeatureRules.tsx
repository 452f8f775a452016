import type { SlotTitle } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './FeatureRules.module.css';
import { FreeSpinRules } from './FreeSpinRules.tsx';
import { HoldRules } from './HoldRules.tsx';
import type { PayTableProps } from './PayTable.tsx';
import { SignRule } from './SignRule.tsx';

/** Rules of wild, scatter, coin and of what they begin. */
export function FeatureRules(props: PayTableProps) {
  const { title, pictureAddress } = props;
  const say = useTexts('slot');
  const { wild, cascade, winCapStakes } = title;
  return (
    <div className={styles.special}>
      {wild === null ? null : (
        <SignRule
          address={pictureAddress(`wild-${wild.picture}`)}
          name={say(`slot:symbol.${wild.picture}`)}
        >
          {say('slot:rules.wild', { reels: wildReels(title).join(', ') })}{' '}
          {wild.behaviour === 'plain' ? null : say(`slot:rules.wild.${wild.behaviour}`)}{' '}
          {wild.multiplier === 1
            ? null
            : say(`slot:rules.wild.times.${title.pays}`, { multiplier: wild.multiplier })}
        </SignRule>
      )}
      {cascade === null ? null : (
        <p>
          {say('slot:rules.cascade', {
            base: cascade.base.map((step) => `×${step}`).join(', '),
          })}{' '}
          {title.freeSpins === null
            ? null
            : say('slot:rules.cascade.free', {
                free: cascade.free.map((step) => `×${step}`).join(', '),
              })}
        </p>
      )}
      <FreeSpinRules {...props} />
      <HoldRules {...props} />
      <p>{say('slot:rules.cap', { stakes: winCapStakes })}</p>
    </div>
  );
}

/** Reels with a wild, from 1. */
function wildReels({ wild, strips }: SlotTitle): readonly number[] {
  const bears = (strip: string | undefined): boolean =>
    strip?.split(' ').includes(wild?.code ?? '') ?? false;
  return strips.base.flatMap((strip, reel) =>
    bears(strip) || bears(strips.free?.[reel]) ? [reel + 1] : [],
  );
}
