import type { ContractLine } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Money } from '#ui/kit/Money.tsx';
import { Fact, Facts } from '../../frame/Facts.tsx';
import { Explanation } from '../../frame/Panel.tsx';
import { LineStatus } from './StatusPill.tsx';
import { useTermsWords } from '../../frame/useTermsWords.ts';

interface MoneyFact {
  readonly key: string;
  readonly micro: bigint;
}

/** The calculation of a line, from its base to its amount. */
export function LineFacts({ line }: { line: ContractLine }) {
  const { kind, tier, currency, status } = line;
  const say = useTexts('agent', 'records');
  const words = useTermsWords(currency);
  const money = ({ key, micro }: MoneyFact) => (
    <Fact key={key} name={say(key)}>
      <Money micro={micro} currency={currency} />
    </Fact>
  );
  return (
    <>
      <Explanation>{say(`agent:contract.formula.${kind}`)}</Explanation>
      <Facts>
        {baseFacts(line).map(money)}
        {tier === null ? (
          <Fact name={say('agent:contract.reached')}>{say('agent:contract.reached.none')}</Fact>
        ) : (
          <>
            {kind === 'realTimeSalary' ? null : (
              <Fact name={say('agent:contract.reached')}>{words.thresholds(tier)}</Fact>
            )}
            <Fact name={say('agent:contract.column.pay')}>{words.pay(tier)}</Fact>
          </>
        )}
        {line.correctionMicro === '0'
          ? null
          : money({ key: 'agent:contract.correction', micro: BigInt(line.correctionMicro) })}
        {money({ key: 'records:amount', micro: BigInt(line.amountMicro) })}
        <Fact name={say('agent:status')}>
          <LineStatus status={status} />
        </Fact>
      </Facts>
      <Explanation>{say('agent:contract.rounding')}</Explanation>
    </>
  );
}

/** Amounts that lead to the base, and the base itself. A fee is the difference between both. */
function baseFacts({ kind, figures, baseMicro, carryMicro }: ContractLine): readonly MoneyFact[] {
  const valid = { key: 'agent:figure.validBetMicro', micro: BigInt(figures.validMicro) };
  const base = BigInt(baseMicro);
  const carry = BigInt(carryMicro);
  if (kind === 'realTimeSalary') {
    return [
      valid,
      { key: 'agent:contract.winning', micro: BigInt(figures.winningMicro) },
      { key: 'agent:contract.losing', micro: BigInt(figures.losingMicro) },
    ];
  }
  const gross = BigInt(kind === 'dividend' ? figures.profitMicro : figures.validMicro);
  return [
    valid,
    ...(kind === 'dividend' ? [{ key: 'agent:contract.profit', micro: gross }] : []),
    ...(gross === base ? [] : [{ key: 'agent:contract.fee', micro: base - gross }]),
    { key: 'agent:income.base', micro: base },
    ...(carry === 0n ? [] : [{ key: 'agent:contract.carried', micro: carry }]),
  ];
}
