import { useState } from 'react';
import type { GameCategory } from '#contract/generated/types.ts';
import { periodBounds } from '#domain/record/period.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import type { DayRange } from '../../frame/day-presets.ts';
import { formatDay } from '../../frame/format-day.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { Toolbar } from '../../frame/Panel.tsx';
import { RoundsTable } from './RoundsTable.tsx';

export interface RoundsDialogProps extends DayRange {
  memberId: string;
  gameCategory: GameCategory | undefined;
  onClose: () => void;
}

/** The rounds of one account in the period, a page at a time, newest first. */
export function RoundsDialog({ memberId, from, to, gameCategory, onClose }: RoundsDialogProps) {
  const say = useTexts('agent');
  const locale = useLocale();
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const account = useQuery('getDownline', { params: { memberId } });
  const rounds = useQuery(
    'listDownlineRounds',
    {
      params: { memberId },
      query: {
        ...periodBounds({ from, to }),
        limit: 20,
        ...(gameCategory === undefined ? {} : { gameCategory }),
        ...(cursor === undefined ? {} : { cursor }),
      },
    },
    { keepPrevious: true },
  );
  return (
    <Dialog
      title={account.value?.downline.account ?? say('agent:betting.rounds')}
      intro={say('agent:betting.rounds.period', {
        from: formatDay(from, locale),
        to: formatDay(to, locale),
      })}
      width="wide"
      onClose={onClose}
    >
      <Loaded query={rounds}>
        {({ items, nextCursor }) =>
          items.length === 0 ? (
            <EmptyState icon="listChecks" title={say('agent:betting.rounds.none')}>
              {say('agent:betting.rounds.none.text')}
            </EmptyState>
          ) : (
            <>
              <RoundsTable rounds={items} />
              <Toolbar>
                {cursors.length === 0 ? null : (
                  <Button
                    tone="secondary"
                    size="small"
                    onClick={() => setCursors(cursors.slice(0, -1))}
                  >
                    {say('agent:newer')}
                  </Button>
                )}
                {nextCursor === null ? null : (
                  <Button
                    tone="secondary"
                    size="small"
                    onClick={() => setCursors([...cursors, nextCursor])}
                  >
                    {say('agent:older')}
                  </Button>
                )}
              </Toolbar>
            </>
          )
        }
      </Loaded>
    </Dialog>
  );
}
