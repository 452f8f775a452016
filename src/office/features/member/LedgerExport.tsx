import type { LedgerEntry, MemberSummary } from '#contract/generated/types.ts';
import { saveFile } from '#ui/record/save-file.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { ledgerCsv, ledgerFileName, type LedgerWords } from './ledger-csv.ts';

/** Saves the lines that are shown as a file, made in this browser. */
export function LedgerExport({
  member,
  entries,
}: {
  member: MemberSummary;
  entries: readonly LedgerEntry[];
}) {
  const say = useTexts('office');
  const words = useWords();
  const save = (): void => {
    saveFile(ledgerFileName(member, new Date()), ledgerCsv(entries, words));
  };
  const nothing = entries.length === 0;
  return (
    <Button tone="secondary" aria-disabled={nothing} onClick={nothing ? undefined : save}>
      <Icon name="download" size="small" />
      {say('office:ledger.export', { count: entries.length })}
    </Button>
  );
}

function useWords(): LedgerWords {
  const say = useTexts('office');
  return {
    headings: {
      at: say('office:csv.at'),
      movement: say('office:csv.movement'),
      kind: say('office:ledger.kind'),
      fund: say('office:ledger.fund'),
      currency: say('office:csv.currency'),
      amount: say('office:ledger.amount'),
      balanceAfter: say('office:ledger.balanceAfter'),
      provider: say('office:ledger.provider'),
      reference: say('office:ledger.reference'),
    },
    kind: (kind) => say(`office:kind.${kind}`),
    fund: (fund) => say(`office:fund.${fund}`),
  };
}
