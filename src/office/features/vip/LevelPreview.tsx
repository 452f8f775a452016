import { useState } from 'react';
import type { VipPolicy, VipPolicySettings, VipPreview } from '#contract/generated/types.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { PreviewFigures } from './PreviewFigures.tsx';
import styles from './VipDesk.module.css';

export interface LevelPreviewProps {
  brand: VipPolicySettings;
  /** Null while the draft has faults. */
  policy: VipPolicy | null;
}

/** Counts the members that the draft would move, on request. Nothing changes. */
export function LevelPreview({ brand, policy }: LevelPreviewProps) {
  const say = useTexts('vip-desk');
  const { run, pending, problem } = useCommand('previewVipPolicy');
  const [counted, setCounted] = useState<{ of: string; preview: VipPreview } | null>(null);
  // Brands share the screen, and figures of another draft would mislead.
  const drafted = JSON.stringify([brand.brand, policy]);
  const count = async (tried: VipPolicy): Promise<void> => {
    setCounted(null);
    const outcome = await run({ params: { brand: brand.brand }, body: { policy: tried } });
    if (outcome.ok) setCounted({ of: drafted, preview: outcome.value });
  };
  return (
    <Panel title={say('vip-desk:preview.title')}>
      <p className={styles.quiet}>{say('vip-desk:preview.lead')}</p>
      {policy === null ? (
        <p>{say('vip-desk:preview.mend')}</p>
      ) : (
        <div>
          <Button tone="secondary" pending={pending} onClick={() => void count(policy)}>
            {say('vip-desk:preview.count')}
          </Button>
        </div>
      )}
      {problem === null ? null : <ProblemPanel problem={problem} />}
      <div role="status">
        {counted?.of === drafted && policy !== null ? (
          <PreviewFigures brand={brand} policy={policy} preview={counted.preview} />
        ) : null}
      </div>
    </Panel>
  );
}
