import type { ProblemError } from '#contract/problem-error.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { type Column, DataTable } from '#ui/kit/DataTable.tsx';
import styles from './Vendor.module.css';
import { rowFaults, type UploadRowFault, type VendorUpload } from './vendor-upload.ts';

/** A file with one wrong column has as many faults as titles. */
const MAX_SHOWN = 50;

export interface ImportFaultsProps {
  problem: ProblemError;
  upload: VendorUpload;
}

/** The refused rows of a file, each with its reason. */
export function ImportFaults({ problem, upload }: ImportFaultsProps) {
  const say = useTexts('vendor-desk');
  const faults = rowFaults(problem, upload);
  if (faults.length === 0) return null;
  const rest = faults.length - MAX_SHOWN;
  const columns: readonly Column<UploadRowFault>[] = [
    {
      id: 'row',
      label: say('vendor-desk:import.row'),
      lead: true,
      cell: ({ row }) => row ?? say('vendor-desk:import.filePart'),
    },
    {
      id: 'title',
      label: say('vendor-desk:import.title'),
      lead: true,
      cell: ({ title }) => (title === null ? '–' : <span className="code">{title}</span>),
    },
    {
      id: 'field',
      label: say('vendor-desk:import.field'),
      cell: ({ field }) => (field === '' ? '–' : <span className="code">{field}</span>),
    },
    { id: 'message', label: say('vendor-desk:import.message'), cell: ({ message }) => message },
  ];
  return (
    <>
      <DataTable
        caption={say('vendor-desk:import.refused')}
        columns={columns}
        rows={faults.slice(0, MAX_SHOWN)}
        rowKey={({ pointer }) => pointer}
      />
      {rest > 0 ? (
        <p className={styles.hint}>{say('vendor-desk:import.more', { count: rest })}</p>
      ) : null}
    </>
  );
}
