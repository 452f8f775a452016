import { useMemo } from 'react';
import { lintOdds, playReturns, type PlayReturn } from '#domain/lottery/lint.ts';
import { findLottery, LOTTERIES } from '#lotteries/lotteries.ts';
import { Screen } from '#staff/screen/Screen.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { type Column, DataTable } from '#ui/kit/DataTable.tsx';
import { SelectField } from '#ui/kit/Field.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import styles from './LotteryDesk.module.css';

/** The exact return of every bet, counted over all outcomes, and the linter's verdict. */
export function LotteryOddsScreen() {
  const say = useTexts('lottery-desk', 'lottery-play');
  const { params, change } = useAddress();
  const [first] = LOTTERIES;
  const lottery = findLottery(params.get('game') ?? '') ?? first;
  const proven = useMemo(
    () =>
      lottery === undefined
        ? { returns: [], findings: [] }
        : { returns: playReturns(lottery), findings: lintOdds(lottery) },
    [lottery],
  );
  const columns: readonly Column<PlayReturn>[] = [
    {
      id: 'play',
      label: say('lottery-desk:bet'),
      lead: true,
      cell: ({ play, bet }) => {
        const [group = '', rule = ''] = play.split('.');
        return (
          <>
            {say(`lottery-play:menu.${group}`)} · {say(`lottery-play:rule.${rule}`)}{' '}
            <span className="tabular">{bet}</span>
          </>
        );
      },
    },
    {
      id: 'return',
      label: say('lottery-desk:return'),
      align: 'end',
      cell: ({ returnPercent }) => <span className="tabular">{returnPercent} %</span>,
    },
    {
      id: 'kind',
      label: say('lottery-desk:odds'),
      cell: ({ bySeries }) => say(bySeries ? 'lottery-desk:bySeries' : 'lottery-desk:fixedOdds'),
    },
  ];
  return (
    <Screen title={say('lottery-desk:odds.title')} lead={say('lottery-desk:odds.lead')}>
      <div className={styles.views}>
        <SelectField
          label={say('lottery-desk:lottery')}
          value={lottery?.code ?? ''}
          options={LOTTERIES.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(game) => change({ game })}
        />
      </div>
      {proven.findings.length === 0 ? (
        <Notice tone="good">
          {say('lottery-desk:odds.fine', {
            count: proven.returns.length,
            version: lottery?.oddsVersion ?? 1,
          })}
        </Notice>
      ) : (
        <Notice tone="problem" title={say('lottery-desk:odds.faulty')}>
          <ul>
            {proven.findings.map(({ play, bet, fault, returnPercent }) => (
              <li key={`${play} ${bet} ${fault}`}>
                {say(`lottery-desk:fault.${fault}`, { play, bet, percent: returnPercent })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <DataTable
        caption={say('lottery-desk:odds.title')}
        columns={columns}
        rows={proven.returns}
        rowKey={({ play, bet }) => `${play} ${bet}`}
      />
    </Screen>
  );
}
