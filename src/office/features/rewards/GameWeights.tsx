import type { GameWeight } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { GameField } from './GameField.tsx';
import styles from './PromotionDesk.module.css';
import { WholeField } from '#staff/setting/WholeField.tsx';

const PERCENT = { minimum: 0, maximum: 100 } as const;
const MAX_GAMES = 50;

export interface GameWeightsProps {
  weights: readonly GameWeight[];
  gameCodes: readonly string[];
  faultAt: (pointer: string) => string | undefined;
  onChange: (weights: GameWeight[]) => void;
}

/** Titles whose stakes count otherwise than their category's. */
export function GameWeights({ weights, gameCodes, faultAt, onChange }: GameWeightsProps) {
  const say = useTexts('promotion-desk');
  return (
    <section className={styles.group} aria-label={say('promotion-desk:field.gameWeights')}>
      <p className={styles.groupTitle}>{say('promotion-desk:field.gameWeights')}</p>
      <ul className={styles.rows}>
        {weights.map((weight, index) => (
          // A row below takes the place of a removed one: its fields begin anew.
          <li key={`${weights.length} ${index}`} className={styles.pair}>
            <GameField
              label={say('promotion-desk:field.game')}
              gameCode={weight.gameCode}
              gameCodes={gameCodes}
              fault={faultAt(`/reward/gameWeights/${index}/gameCode`)}
              onChange={(gameCode) => onChange(weights.with(index, { ...weight, gameCode }))}
            />
            <WholeField
              label={say('promotion-desk:field.weightPercent')}
              value={weight.percent}
              after="%"
              bounds={PERCENT}
              onChange={(percent) => onChange(weights.with(index, { ...weight, percent }))}
            />
            <IconButton
              icon="close"
              label={say('promotion-desk:removeRow', { number: index + 1 })}
              onClick={() => onChange(weights.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ul>
      {weights.length >= MAX_GAMES ? null : (
        <div>
          <Button
            tone="secondary"
            size="small"
            onClick={() => onChange([...weights, { gameCode: '', percent: 0 }])}
          >
            <Icon name="plus" size="small" />
            {say('promotion-desk:addGame')}
          </Button>
        </div>
      )}
    </section>
  );
}
