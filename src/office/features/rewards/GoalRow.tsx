import type { MissionFact, MissionGoal } from '#contract/generated/types.ts';
import { CATEGORIES, PLAYED_CATEGORIES } from '#domain/category/categories.ts';
import { countsDeposits, hasLeastStake, isAmount } from '#domain/mission/goal.ts';
import { AmountField } from '#staff/setting/AmountField.tsx';
import grid from '#staff/setting/FieldGrid.module.css';
import { SwitchSet } from '#staff/setting/SwitchSet.tsx';
import { WholeField } from '#staff/setting/WholeField.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SelectField } from '#ui/kit/Field.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import type { CampaignPartProps } from './campaign-part.ts';
import { GameField } from './GameField.tsx';
import styles from './PromotionDesk.module.css';

const COUNTS = { minimum: 1, maximum: 1_000_000 } as const;
const MULTIPLES = { minimum: 1, maximum: 100_000 } as const;
/** bestMultiple counts thousandths. */
const THOUSANDTHS = 1000;

export interface GoalRowProps extends Pick<CampaignPartProps, 'currency' | 'faultAt'> {
  goal: MissionGoal;
  pointer: string;
  facts: readonly MissionFact[];
  gameCodes: readonly string[];
  number: number;
  onChange: (goal: MissionGoal) => void;
  /** null: it cannot be removed. */
  onRemove: (() => void) | null;
}

/** One goal: what counts, how much of it, and where. */
export function GoalRow(props: GoalRowProps) {
  const { goal, pointer, facts, gameCodes, number, currency, faultAt, onChange, onRemove } = props;
  const say = useTexts('promotion-desk', 'plan');
  const change = (part: Partial<MissionGoal>): void => onChange({ ...goal, ...part });
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{say('promotion-desk:goal', { number })}</legend>
      <div className={grid.fields}>
        <SelectField
          label={say('promotion-desk:field.goalFact')}
          value={goal.fact}
          options={facts.map((value) => ({
            value,
            label: say(`promotion-desk:goalFact.${value}`),
          }))}
          onChange={(value) => {
            const fact = facts.find((known) => known === value);
            if (fact !== undefined) onChange(withFact(goal, fact));
          }}
        />
        <LeastField {...props} />
        {goal.fact === 'wins' ? (
          <WholeField
            label={say('promotion-desk:field.multiple')}
            value={goal.multiple}
            bounds={MULTIPLES}
            fault={faultAt(`${pointer}/multiple`)}
            onChange={(multiple) => change({ multiple })}
          />
        ) : null}
        {hasLeastStake(goal) ? (
          <AmountField
            label={say('promotion-desk:field.minStakeMicro')}
            currency={currency}
            micro={goal.minStakeMicro}
            fault={faultAt(`${pointer}/minStakeMicro`)}
            onChange={(minStakeMicro) => change({ minStakeMicro })}
          />
        ) : null}
        {countsDeposits(goal) ? null : (
          <GameField
            label={say('promotion-desk:field.goalGame')}
            gameCode={goal.games[0] ?? ''}
            gameCodes={gameCodes}
            fault={faultAt(`${pointer}/games/0`)}
            onChange={(code) =>
              change({ games: code === '' ? [] : [code, ...goal.games.slice(1)] })
            }
          />
        )}
      </div>
      {countsDeposits(goal) ? null : (
        <SwitchSet
          label={say('promotion-desk:field.goalCategories')}
          options={PLAYED_CATEGORIES.map((value) => ({
            value,
            label: say(CATEGORIES[value].text),
          }))}
          chosen={goal.categories}
          onChange={(categories) => change({ categories: [...categories] })}
        />
      )}
      {onRemove === null ? null : (
        <IconButton
          icon="close"
          label={say('promotion-desk:removeRow', { number })}
          onClick={onRemove}
        />
      )}
    </fieldset>
  );
}

function LeastField({ goal, pointer, currency, faultAt, onChange }: GoalRowProps) {
  const say = useTexts('promotion-desk');
  const fault = faultAt(`${pointer}/least`);
  if (isAmount(goal)) {
    return (
      <AmountField
        label={say('promotion-desk:field.leastAmount')}
        currency={currency}
        micro={goal.least}
        fault={fault}
        onChange={(least) => onChange({ ...goal, least })}
      />
    );
  }
  const isMultiple = goal.fact === 'bestMultiple';
  const scale = isMultiple ? THOUSANDTHS : 1;
  return (
    <WholeField
      label={say(
        isMultiple ? 'promotion-desk:field.leastMultiple' : 'promotion-desk:field.leastCount',
      )}
      value={Math.floor(Number(goal.least) / scale)}
      bounds={COUNTS}
      fault={fault}
      onChange={(least) => onChange({ ...goal, least: String(least * scale) })}
    />
  );
}

/** Another fact, with a value in its unit and without the fields that it does not have. */
function withFact(goal: MissionGoal, fact: MissionFact): MissionGoal {
  const wasAmount = isAmount(goal);
  const same =
    wasAmount === isAmount({ fact }) &&
    (goal.fact === 'bestMultiple') === (fact === 'bestMultiple');
  const first = isAmount({ fact }) ? '50000000' : fact === 'bestMultiple' ? '10000' : '10';
  return {
    ...goal,
    fact,
    least: same ? goal.least : first,
    multiple: fact === 'wins' ? Math.max(goal.multiple, 2) : 0,
    minStakeMicro: hasLeastStake({ fact }) ? goal.minStakeMicro : '0',
    ...(countsDeposits({ fact }) ? { categories: [], games: [] } : {}),
  };
}
