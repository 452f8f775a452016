import type { GameCategory, TeamFigures, TeamLine } from '#contract/generated/types.ts';
import { asText } from '#domain/record/csv-text.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { RecordTable } from '#ui/kit/RecordTable.tsx';
import { useClient } from '#ui/query/client-context.ts';
import { useCursorList } from '#ui/query/useCursorList.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { RecordExport } from '#ui/record/RecordExport.tsx';
import { RecordList } from '#ui/record/RecordList.tsx';
import { plainMoney } from './plain-money.ts';
import { figureMicro, type TeamColumn } from './team-columns.ts';
import { TeamFigure } from './TeamFigure.tsx';
import { TableRegion } from './TableRegion.tsx';
import { TeamLineName } from './TeamLineName.tsx';
import { TreePath } from './TreePath.tsx';
import { useAddress } from './useAddress.ts';

export interface TeamLinesProps {
  caption: string;
  /** Start of the CSV file's name. */
  fileName: string;
  ownId: string;
  from: string;
  to: string;
  gameCategory?: GameCategory | undefined;
  columns: readonly TeamColumn[];
  /** Address of a member's records on this page; null: names of members are no links. */
  memberHref?: ((memberId: string) => string) | undefined;
}

type Row = TeamLine | { readonly total: TeamFigures };

/** The team split by direct downlines, agents leading further down, with the sum below. */
export function TeamLines(props: TeamLinesProps) {
  const { caption, fileName, ownId, from, to, gameCategory, columns, memberHref } = props;
  const say = useTexts('agent', 'records');
  const client = useClient();
  const agentId = useAddress().get('agent');
  const query = {
    from,
    to,
    ...(agentId === null ? {} : { agentId }),
    ...(gameCategory === undefined ? {} : { gameCategory }),
  };
  const head = useQuery(
    'listTeamLines',
    { query: { ...query, limit: 1 } },
    { keepPrevious: true },
  ).value;
  const list = useCursorList('listTeamLines', { ...query, limit: 50 });
  const currency = head?.currency ?? '';
  const label = ({ field }: TeamColumn): string => say(`agent:figure.${field}`);
  return (
    <>
      {head === undefined ? null : <TreePath path={head.path} ownId={ownId} />}
      <RecordList
        list={list}
        empty={
          <EmptyState icon="usersThree" title={say('agent:lines.empty.title')}>
            {say('agent:lines.empty.text')}
          </EmptyState>
        }
      >
        {(lines) =>
          head === undefined ? null : (
            <TableRegion label={caption}>
              <RecordTable<Row>
                caption={caption}
                rows={[...lines, { total: head.total }]}
                rowKey={(row) => ('total' in row ? 'total' : row.memberId)}
                columns={[
                  {
                    id: 'account',
                    label: say('agent:account.name'),
                    cell: (row) =>
                      'total' in row ? (
                        <strong>{say('agent:lines.total')}</strong>
                      ) : (
                        <TeamLineName
                          line={row}
                          memberHref={row.memberId === ownId ? undefined : memberHref}
                        />
                      ),
                  },
                  ...columns.map((column) => ({
                    id: column.field,
                    label: label(column),
                    align: 'end' as const,
                    cell: (row: Row) => (
                      <TeamFigure
                        column={column}
                        figures={'total' in row ? row.total : row.figures}
                        currency={currency}
                      />
                    ),
                  })),
                ]}
              />
            </TableRegion>
          )
        }
      </RecordList>
      {head === undefined ? null : (
        <div>
          <RecordExport<TeamLine>
            name={fileName}
            load={(cursor) =>
              client.call('listTeamLines', {
                query: { ...query, limit: 100, ...(cursor === undefined ? {} : { cursor }) },
              })
            }
            columns={[
              { heading: say('agent:account.name'), value: ({ account }) => asText(account) },
              { heading: say('agent:type'), value: ({ type }) => say(`agent:type.${type}`) },
              ...columns.map((column) => ({
                heading: label(column),
                value: ({ figures }: TeamLine) =>
                  column.kind === 'count'
                    ? String(figures[column.field])
                    : plainMoney(figureMicro(column, figures), currency),
              })),
            ]}
          />
        </div>
      )}
    </>
  );
}
