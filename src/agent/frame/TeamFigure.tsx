import type { TeamFigures } from '#contract/generated/types.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { Money } from '#ui/kit/Money.tsx';
import { NetResult } from './NetResult.tsx';
import { figureMicro, type TeamColumn } from './team-columns.ts';

export interface TeamFigureProps {
  column: TeamColumn;
  figures: TeamFigures;
  currency: string;
}

/** One figure of a team: a count, an amount, or the players' result. */
export function TeamFigure({ column, figures, currency }: TeamFigureProps) {
  const locale = useLocale();
  if (column.kind === 'count') {
    return <span className="tabular">{figures[column.field].toLocaleString(locale)}</span>;
  }
  const micro = figureMicro(column, figures);
  return column.kind === 'signed' ? (
    <NetResult micro={micro} currency={currency} />
  ) : (
    <Money micro={micro} currency={currency} />
  );
}
