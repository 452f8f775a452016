import { useState } from 'react';
import type { VendorDeskEntry, VendorKey } from '#contract/generated/types.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { useDraft } from '#staff/setting/useDraft.ts';
import { Age } from '#staff/values/Age.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { type Column, DataTable } from '#ui/kit/DataTable.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { AddKeyDialog } from './AddKeyDialog.tsx';
import { ConfirmKeyDialog } from './ConfirmKeyDialog.tsx';
import { KeyState } from './KeyState.tsx';
import { RetireKeyDialog } from './RetireKeyDialog.tsx';
import styles from './Vendor.module.css';
import { draftKey, type VendorEdits } from './vendor-draft.ts';
import type { VendorEditorProps } from './VendorEditor.tsx';

/** Two, so that one key can be replaced without a stop. */
const MAX_ACTIVE = 2;

type Open = { kind: 'add' } | { kind: 'retire' | 'confirm'; key: VendorKey } | null;
type Done = 'added' | 'confirmed' | 'retired' | null;

/** The keys a vendor signs with, the active ones first. */
export function KeysPanel({ vendor, putVendor, refresh }: VendorEditorProps) {
  const say = useTexts('vendor-desk', 'office');
  const { may } = useStaff();
  const mayEdit = may('vendor.edit');
  const mayConfirm = may('vendor.confirm');
  const [draft, setDraft] = useDraft<VendorEdits>(draftKey(vendor.record.code));
  const [open, setOpen] = useState<Open>(null);
  const [done, setDone] = useState<Done>(null);
  const active = vendor.keys.filter(({ retiredAt }) => retiredAt === null);
  const retired = vendor.keys.filter(({ retiredAt }) => retiredAt !== null);
  const put = (entry: VendorDeskEntry, outcome: Done): void => {
    putVendor(entry);
    setDone(outcome);
    // A key change raises the version; it does not conflict with the person's own unsaved edits.
    if (draft?.version === vendor.version) setDraft({ ...draft, version: entry.version });
  };
  const columns: readonly Column<VendorKey>[] = [
    {
      id: 'hint',
      label: say('vendor-desk:key.hint'),
      lead: true,
      cell: ({ hint }) => <span className="code">{hint}</span>,
    },
    {
      id: 'state',
      label: say('vendor-desk:key.state'),
      lead: true,
      cell: (key) => <KeyState vendorKey={key} />,
    },
    {
      id: 'age',
      label: say('vendor-desk:key.age'),
      cell: ({ createdAt }) => <Age since={createdAt} />,
    },
    {
      id: 'added',
      label: say('vendor-desk:key.added'),
      cell: ({ createdAt, createdBy }) => (
        <>
          {createdBy ?? say('office:desk.somebody')} <Instant at={createdAt} />
        </>
      ),
    },
    {
      id: 'retired',
      label: say('vendor-desk:key.retiredAt'),
      cell: ({ retiredAt }) => (retiredAt === null ? '–' : <Instant at={retiredAt} />),
    },
  ];
  const act: Column<VendorKey> = {
    id: 'action',
    label: say('office:queue.action'),
    align: 'end',
    cell: (key) =>
      key.retiredAt !== null ? (
        '–'
      ) : key.confirmedAt === null && mayConfirm && !key.isOwn ? (
        <Button
          size="small"
          aria-label={say('vendor-desk:key.confirmOne', { hint: key.hint })}
          onClick={() => setOpen({ kind: 'confirm', key })}
        >
          {say('vendor-desk:key.confirm')}
        </Button>
      ) : mayEdit ? (
        <Button
          tone="secondary"
          size="small"
          aria-label={say('vendor-desk:key.retireOne', { hint: key.hint })}
          onClick={() => setOpen({ kind: 'retire', key })}
        >
          {say('vendor-desk:key.retire')}
        </Button>
      ) : (
        '–'
      ),
  };
  const dialog = { vendor, refresh, onClose: () => setOpen(null) };
  return (
    <Panel
      title={say('vendor-desk:keys')}
      bare
      actions={
        mayEdit && active.length < MAX_ACTIVE ? (
          <Button size="small" onClick={() => setOpen({ kind: 'add' })}>
            <Icon name="plus" size="small" />
            {say('vendor-desk:key.add')}
          </Button>
        ) : undefined
      }
    >
      {done === null ? null : <Notice tone="good">{say(`vendor-desk:key.done.${done}`)}</Notice>}
      {mayEdit && active.length >= MAX_ACTIVE ? (
        <p className={styles.hint}>{say('vendor-desk:keys.full')}</p>
      ) : null}
      {!active.some(({ confirmedAt }) => confirmedAt !== null) ? (
        <Notice tone="warning">{say('vendor-desk:keys.noneActive.text')}</Notice>
      ) : null}
      {vendor.keys.length === 0 ? null : (
        <DataTable
          caption={say('vendor-desk:keys')}
          columns={mayEdit || mayConfirm ? [...columns, act] : columns}
          rows={[...active, ...retired]}
          rowKey={({ keyId }) => keyId}
        />
      )}
      {open?.kind === 'add' ? (
        <AddKeyDialog {...dialog} onAdded={(entry) => put(entry, 'added')} />
      ) : null}
      {open?.kind === 'confirm' ? (
        <ConfirmKeyDialog
          {...dialog}
          vendorKey={open.key}
          onConfirmed={(entry) => {
            put(entry, 'confirmed');
            setOpen(null);
          }}
        />
      ) : null}
      {open?.kind === 'retire' ? (
        <RetireKeyDialog
          {...dialog}
          vendorKey={open.key}
          isLast={active.length === 1}
          onRetired={(entry) => {
            put(entry, 'retired');
            setOpen(null);
          }}
        />
      ) : null}
    </Panel>
  );
}
