import type { ContractLine, ContractLineMember } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Money } from '#ui/kit/Money.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { RecordTable, type RecordTableProps } from '#ui/kit/RecordTable.tsx';
import { CentreLink } from '../../frame/CentreLink.tsx';
import { Explanation } from '../../frame/Panel.tsx';
import { TableRegion } from '../../frame/TableRegion.tsx';

export interface LineMembersProps {
  line: ContractLine;
  answer: ReplyOf<'listContractLineMembers'>;
}

type MoneyField = 'validMicro' | 'profitMicro' | 'winningMicro' | 'losingMicro';

/** Masked accounts may look the same: the place is the key. */
interface PlacedMember extends ContractLineMember {
  readonly place: number;
}

/** Members of a line with the part of each in its base. */
export function LineMembers({ line, answer }: LineMembersProps) {
  const { kind, currency } = line;
  const { items, members } = answer;
  const say = useTexts('agent');
  if (items.length === 0) return <Explanation>{say('agent:contract.members.none')}</Explanation>;
  const money = (
    field: MoneyField,
    key: string,
  ): RecordTableProps<PlacedMember>['columns'][number] => ({
    id: field,
    label: say(key),
    align: 'end',
    cell: (member) => <Money micro={BigInt(member[field])} currency={currency} />,
  });
  return (
    <>
      <TableRegion label={say('agent:contract.members')}>
        <RecordTable<PlacedMember>
          caption={say('agent:contract.members')}
          rows={items.map((member, place) => ({ ...member, place }))}
          rowKey={({ place }) => String(place)}
          columns={[
            {
              id: 'account',
              label: say('agent:account.name'),
              cell: ({ account, isOwn }) => (isOwn ? say('agent:lines.own') : account),
            },
            money('validMicro', 'agent:figure.validBetMicro'),
            ...(kind === 'dividend' ? [money('profitMicro', 'agent:contract.profit')] : []),
            ...(kind === 'realTimeSalary'
              ? [
                  money('winningMicro', 'agent:contract.winning'),
                  money('losingMicro', 'agent:contract.losing'),
                ]
              : []),
            {
              id: 'active',
              label: say('agent:contract.isActive'),
              cell: ({ isActive }) => (
                <Pill tone={isActive ? 'win' : 'plain'}>
                  {say(`agent:contract.answer.${isActive ? 'yes' : 'no'}`)}
                </Pill>
              ),
            },
          ]}
        />
      </TableRegion>
      <CentreLink href={`/agentHome/team-betting?from=${line.from}&to=${line.to}`}>
        {say('agent:contract.bets')}
      </CentreLink>
      {members > items.length ? (
        <Explanation>
          {say('agent:contract.members.more', { shown: items.length, count: members })}
        </Explanation>
      ) : null}
    </>
  );
}
