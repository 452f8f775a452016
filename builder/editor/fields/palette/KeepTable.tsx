import { useId } from 'react';
import { isHexColor } from '#brand/color.ts';
import type { Json } from '#brand/json.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { memberOf } from '../../document/layers.ts';
import { useFieldText } from '../../forms/field-text.ts';
import { SCHEMES } from '../TokenRow.tsx';
import styles from './KeepTable.module.css';
import type { ProposedTokens } from './proposed-tokens.ts';

export interface KeepTableProps {
  names: readonly string[];
  tokens: Json | undefined;
  proposed: ProposedTokens;
  kept: ReadonlySet<string>;
  /** Kept in any case: a parent locks them. */
  locked: ReadonlySet<string>;
  onKeep: (name: string, isKept: boolean) => void;
}

/** Every colour before and after, with a box that keeps its present value. */
export function KeepTable({ names, tokens, proposed, kept, locked, onKeep }: KeepTableProps) {
  const say = useTexts('builder-pick');
  const text = useFieldText();
  const id = useId();
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{say('builder-pick:palette.keep.help')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('builder-pick:palette.keep')}</th>
          {SCHEMES.map((scheme) => (
            <th key={scheme} scope="col">
              {text.name(`theme.tokens.${scheme}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">
              <label className={styles.name} htmlFor={`${id}-${name}`}>
                <input
                  id={`${id}-${name}`}
                  type="checkbox"
                  checked={kept.has(name)}
                  disabled={locked.has(name)}
                  onChange={(event) => onKeep(name, event.target.checked)}
                />
                {text.name(`theme.tokens.${name}`)}
                {locked.has(name) ? (
                  <span className={styles.note}>{say('builder-pick:palette.locked')}</span>
                ) : null}
              </label>
            </th>
            {SCHEMES.map((scheme) => (
              <td key={scheme}>
                <Change
                  before={memberOf(memberOf(tokens, scheme), name)}
                  after={proposed[scheme][name]}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Change({ before, after }: { before: Json | undefined; after: Json | undefined }) {
  const say = useTexts('builder-pick');
  return (
    <span className={styles.change}>
      <Swatch color={before} />
      <Swatch color={after} />
      {typeof after === 'string' ? (
        <code className={styles.code}>{after}</code>
      ) : (
        <span className={styles.note}>{say('builder-pick:palette.automatic')}</span>
      )}
    </span>
  );
}

function Swatch({ color }: { color: Json | undefined }) {
  const isColor = typeof color === 'string' && isHexColor(color);
  return (
    <span
      className={styles.swatch}
      data-empty={!isColor}
      style={isColor ? { background: color } : undefined}
      aria-hidden="true"
    />
  );
}
