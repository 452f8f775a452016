import { useState } from 'react';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { TextAreaField } from '#staff/kit/TextAreaField.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { Field, SelectField } from '#ui/kit/Field.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import {
  codeBatchBody,
  type CodeBatchTexts,
  COUNT_BOUNDS,
  isSharedCode,
  USES_BOUNDS,
} from './code-batch-draft.ts';
import { CreatedCodes } from './CreatedCodes.tsx';
import { useLiveCampaigns } from './useLiveCampaigns.ts';
import { WholeField } from '#staff/setting/WholeField.tsx';

const MAX_REASON = 300;
const KINDS = ['single', 'shared'] as const;

const EMPTY: CodeBatchTexts = {
  campaignId: '',
  label: '',
  kind: 'single',
  count: 10,
  uses: 100,
  sharedCode: '',
  expiresOn: '',
  reason: '',
};

/** Asks for a batch of codes, and shows the codes once. */
export function CreateCodes({ brand, onClose }: { brand: string; onClose: () => void }) {
  const say = useTexts('promo-code-desk', 'promotion-desk', 'office', 'ui', 'validation');
  const { run, pending, problem } = useCommand('createPromoCodeBatch');
  const campaigns = useLiveCampaigns(brand, 'code');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [typed, setTyped] = useState(EMPTY);
  const set = (change: Partial<CodeBatchTexts>): void =>
    setTyped((before) => ({ ...before, ...change }));
  const body = codeBatchBody(typed);
  const create = async (): Promise<void> => {
    if (body === null) return;
    const outcome = await run({ params: { brand }, body });
    if (outcome.ok) setCodes(outcome.value.codes);
  };
  if (codes !== null) return <CreatedCodes brand={brand} codes={codes} onClose={onClose} />;
  return (
    <Dialog
      title={say('promo-code-desk:create')}
      onClose={pending ? undefined : onClose}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {say('ui:cancel')}
          </Button>
          <Button pending={pending} aria-disabled={body === null} onClick={() => void create()}>
            {say('promo-code-desk:create')}
          </Button>
        </>
      }
    >
      {problem === null ? null : <ProblemPanel problem={problem} />}
      {campaigns?.length === 0 ? (
        <Notice tone="warning">{say('promo-code-desk:noCampaign')}</Notice>
      ) : null}
      <SelectField
        label={say('promotion-desk:campaign')}
        value={typed.campaignId}
        options={[{ value: '', label: say('promotion-desk:choose') }, ...(campaigns ?? [])]}
        onChange={(campaignId) => set({ campaignId })}
      />
      <Field
        label={say('promo-code-desk:label')}
        hint={say('promo-code-desk:labelHint')}
        value={typed.label}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => set({ label: target.value })}
      />
      <SelectField
        label={say('promo-code-desk:kind')}
        value={typed.kind}
        options={KINDS.map((value) => ({ value, label: say(`promo-code-desk:kind.${value}`) }))}
        onChange={(value) => set({ kind: value === 'shared' ? 'shared' : 'single' })}
      />
      {typed.kind === 'single' ? (
        <WholeField
          label={say('promo-code-desk:count')}
          value={typed.count}
          bounds={COUNT_BOUNDS}
          onChange={(count) => set({ count })}
        />
      ) : (
        <>
          <WholeField
            label={say('promo-code-desk:uses')}
            value={typed.uses}
            bounds={USES_BOUNDS}
            onChange={(uses) => set({ uses })}
          />
          <Field
            label={say('promo-code-desk:sharedCode')}
            hint={say('promo-code-desk:sharedCodeHint')}
            value={typed.sharedCode}
            dir="ltr"
            maxLength={24}
            autoComplete="off"
            spellCheck={false}
            fault={isSharedCode(typed.sharedCode) ? undefined : say('validation:PATTERN')}
            onChange={({ target }) => set({ sharedCode: target.value.trim() })}
          />
        </>
      )}
      <Field
        label={say('promo-code-desk:expiresAt')}
        type="date"
        value={typed.expiresOn}
        onChange={({ target }) => set({ expiresOn: target.value })}
      />
      <TextAreaField
        label={say('office:queue.reason')}
        hint={say('promotion-desk:reasonHint')}
        value={typed.reason}
        maxLength={MAX_REASON}
        onChange={(reason) => set({ reason })}
      />
    </Dialog>
  );
}
