import { useDeferredValue, useMemo, useState } from 'react';
import { isHexColor } from '#brand/color.ts';
import type { Json } from '#brand/json.ts';
import { paletteFromSeeds } from '#brand/seed-palette.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { Action } from '../../../look/Action.tsx';
import { memberOf } from '../../document/layers.ts';
import { useEditor } from '../../EditorContext.ts';
import { SCHEMES } from '../TokenRow.tsx';
import { KeepTable } from './KeepTable.tsx';
import styles from './PaletteDialog.module.css';
import { PalettePreview } from './PalettePreview.tsx';
import { type ProposedTokens, proposedTokens } from './proposed-tokens.ts';
import { SeedInput } from './SeedInput.tsx';
import { useLockedTokens } from './useLockedTokens.ts';

export interface PaletteDialogProps {
  /** Every colour a scheme may have. */
  names: readonly string[];
  /** The present colours of both schemes. */
  tokens: Json | undefined;
  onUse: (tokens: ProposedTokens) => void;
  onClose: () => void;
}

/** A palette out of one or two colours, in both schemes, before anything changes. */
export function PaletteDialog({ names, tokens, onUse, onClose }: PaletteDialogProps) {
  const say = useTexts('builder-pick');
  const { layers } = useEditor();
  const light = memberOf(tokens, 'light');
  const [seed, setSeed] = useState(() => colorOr(memberOf(light, 'primary')) ?? '#2F4A63');
  const [accent, setAccent] = useState(() => colorOr(memberOf(light, 'accent')));
  const locked = useLockedTokens(names);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const kept = useMemo(() => new Set([...chosen, ...locked]), [chosen, locked]);
  const [shownSeed, shownAccent] = [useDeferredValue(seed), useDeferredValue(accent)];
  const palette = useMemo(() => paletteFromSeeds(shownSeed, shownAccent), [shownSeed, shownAccent]);
  const proposed = useMemo(
    () => proposedTokens({ names, current: tokens, palette, kept }),
    [names, tokens, palette, kept],
  );
  const keep = (name: string, isKept: boolean): void => {
    const next = new Set(chosen);
    if (isKept) next.add(name);
    else next.delete(name);
    setChosen(next);
  };
  return (
    <Dialog
      wide
      title={say('builder-pick:palette.title')}
      onClose={onClose}
      actions={
        <>
          <Action onClick={onClose}>{say('builder-pick:cancel')}</Action>
          <Action
            tone="strong"
            onClick={() =>
              onUse(
                proposedTokens({
                  names,
                  current: tokens,
                  palette: paletteFromSeeds(seed, accent),
                  kept,
                }),
              )
            }
          >
            {say('builder-pick:palette.use')}
          </Action>
        </>
      }
    >
      <div className={styles.pair}>
        <SeedInput
          focusFirst
          required
          label={say('builder-pick:palette.seed')}
          help={say('builder-pick:palette.seed.help')}
          value={seed}
          onChange={(hex) => setSeed(hex ?? seed)}
        />
        <SeedInput
          label={say('builder-pick:palette.accent')}
          help={say('builder-pick:palette.accent.help')}
          value={accent}
          onChange={setAccent}
        />
      </div>
      <div className={styles.pair}>
        {SCHEMES.map((scheme) => (
          <PalettePreview
            key={scheme}
            scheme={scheme}
            colors={proposed[scheme]}
            pairs={memberOf(layers.effective['theme'], 'pairs')}
          />
        ))}
      </div>
      <KeepTable
        names={names}
        tokens={tokens}
        proposed={proposed}
        kept={kept}
        locked={locked}
        onKeep={keep}
      />
    </Dialog>
  );
}

function colorOr(value: Json | undefined): string | undefined {
  return typeof value === 'string' && isHexColor(value) ? value : undefined;
}
