import type { ContractLine } from '#contract/generated/types.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import styles from './Contracts.module.css';
import { linePeriod } from './line-period.ts';
import { LineFacts } from './LineFacts.tsx';
import { LineMembers } from './LineMembers.tsx';

export interface LineDialogProps {
  line: ContractLine;
  onClose: () => void;
}

/** The calculation of a line, and the members that it was computed from. */
export function LineDialog({ line, onClose }: LineDialogProps) {
  const { lineId } = line;
  const say = useTexts('agent');
  const locale = useLocale();
  const members = useQuery('listContractLineMembers', { params: { contractLineId: lineId } });
  return (
    <Dialog
      title={say('agent:contract.explain')}
      intro={linePeriod(line, locale)}
      width="wide"
      onClose={onClose}
    >
      <div className={styles.part}>
        <LineFacts line={line} />
        <h3 className={styles.heading}>{say('agent:contract.members')}</h3>
        <Loaded query={members} blocks={2}>
          {(value) => <LineMembers line={line} answer={value} />}
        </Loaded>
      </div>
    </Dialog>
  );
}
