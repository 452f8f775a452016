import type { CampaignReward } from '#contract/generated/types.ts';
import { AmountField } from '#staff/setting/AmountField.tsx';
import grid from '#staff/setting/FieldGrid.module.css';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { GameField } from './GameField.tsx';
import { WholeField } from '#staff/setting/WholeField.tsx';

const ROUNDS = { minimum: 1, maximum: 500 } as const;

export interface FreeRoundsFieldsProps {
  reward: CampaignReward;
  currency: string;
  gameCodes: readonly string[];
  faultAt: (pointer: string) => string | undefined;
  onChange: (part: Partial<CampaignReward>) => void;
}

/** The title, the number and the stake of free rounds. */
export function FreeRoundsFields(props: FreeRoundsFieldsProps) {
  const { reward, currency, gameCodes, faultAt, onChange } = props;
  const say = useTexts('promotion-desk');
  return (
    <div className={grid.fields}>
      <GameField
        label={say('promotion-desk:field.gameCode')}
        gameCode={reward.gameCode ?? ''}
        gameCodes={gameCodes}
        fault={faultAt('/reward/gameCode')}
        onChange={(gameCode) => onChange({ gameCode: gameCode === '' ? null : gameCode })}
      />
      <WholeField
        label={say('promotion-desk:field.rounds')}
        value={reward.rounds}
        bounds={ROUNDS}
        fault={faultAt('/reward/rounds')}
        onChange={(rounds) => onChange({ rounds })}
      />
      <AmountField
        label={say('promotion-desk:field.roundStakeMicro')}
        hint={say('promotion-desk:hint.roundStakeMicro')}
        currency={currency}
        micro={reward.roundStakeMicro}
        fault={faultAt('/reward/roundStakeMicro')}
        onChange={(roundStakeMicro) => onChange({ roundStakeMicro })}
      />
    </div>
  );
}
