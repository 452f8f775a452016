import type { Lottery } from '#domain/lottery/lottery.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useSession } from '#ui/session/useSession.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { DrawCount } from './DrawCount.tsx';
import listStyles from './List.module.css';
import styles from './Lottery.module.css';
import { EMPTY_SLIP, type Slip } from './slip.ts';
import { SlipLines } from './SlipLines.tsx';
import type { SlipTotal } from './slip-total.ts';
import type { BoardTerms } from './useBoard.ts';

export interface SlipFormProps {
  lottery: Lottery;
  terms: BoardTerms;
  slip: Slip;
  total: SlipTotal;
  /** The draw that takes bets now. */
  numero: string;
  isOpen: boolean;
  onChange: (slip: Slip) => void;
  onBought: () => void;
  /** Takes the place of buying for players without a wallet; null for the others. */
  onSignIn: (() => void) | null;
}

/** The lines to buy, over one draw or several, and the question before they move to the next draw. */
export function SlipForm({
  lottery,
  terms,
  slip,
  total,
  numero,
  isOpen,
  onChange,
  onBought,
  onSignIn,
}: SlipFormProps) {
  const say = useTexts('lottery', 'error');
  const locale = useLocale();
  const problemText = useProblemText();
  const { kind } = useSession();
  const ticket = useCommand('placeLotteryTicket');
  const chase = useCommand('placeLotteryChase');
  const { lines, totalMicro, hasRefused } = total;
  const { draws, stopOnWin } = slip;
  const totalText = formatMicro(totalMicro, terms.currency, locale);
  const isLate = slip.numero !== null && slip.numero !== numero;
  const mayBuy = lines.length > 0 && isOpen && !isLate && !hasRefused;
  const problem = ticket.problem ?? chase.problem;
  const buy = async (): Promise<void> => {
    if (!mayBuy) return;
    const body = { gameCode: lottery.code, numero, lines: [...slip.lines] };
    const outcome =
      draws > 1
        ? await chase.run({ body: { ...body, count: draws, stopOnWin } })
        : await ticket.run({ body });
    if (!outcome.ok) return;
    onChange(EMPTY_SLIP);
    onBought();
  };
  return (
    <>
      {isLate && lines.length > 0 ? (
        <Notice
          tone="warning"
          title={say('lottery:carry.title', { numero: slip.numero ?? '' })}
          action={
            <div className={styles.actions}>
              <Button size="small" onClick={() => onChange({ ...slip, numero })}>
                {say('lottery:carry.keep', { numero })}
              </Button>
              <Button size="small" tone="quiet" onClick={() => onChange(EMPTY_SLIP)}>
                {say('lottery:carry.clear')}
              </Button>
            </div>
          }
        >
          {say('lottery:carry.text')}
        </Notice>
      ) : null}
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      {lines.length === 0 ? (
        <p className={styles.quiet}>{say('lottery:slip.empty')}</p>
      ) : (
        <SlipLines lines={lines} terms={terms} slip={slip} onChange={onChange} />
      )}
      {lines.length > 0 && terms.chaseMost > 1 ? (
        <DrawCount slip={slip} most={terms.chaseMost} total={totalText} onChange={onChange} />
      ) : null}
      <div className={listStyles.slipFoot}>
        <p className={listStyles.total} role="status">
          <span>{say('lottery:total')}</span>
          <strong className="tabular">{totalText}</strong>
        </p>
        {onSignIn === null ? (
          <Button
            wide
            size="large"
            pending={ticket.pending || chase.pending}
            aria-disabled={!mayBuy}
            onClick={() => void buy()}
          >
            {say(isOpen ? 'lottery:buy' : 'lottery:closed')}
          </Button>
        ) : (
          <Button wide size="large" onClick={onSignIn}>
            {say(kind === 'trial' ? 'lottery:buy' : 'lottery:signIn')}
          </Button>
        )}
      </div>
    </>
  );
}
