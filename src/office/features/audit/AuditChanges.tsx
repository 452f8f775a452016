import type { AuditEntry } from '#contract/generated/types.ts';
import { Amount } from '#staff/values/Amount.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { auditDifference } from './audit-difference.ts';
import styles from './AuditChanges.module.css';

/** More than these are shown when asked for. */
const SHOWN = 4;

/** The changes of an entry, from what to what, in words: amounts as money, moments as dates. */
export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const say = useTexts('office', 'audit-desk');
  const changes = auditDifference(entry);
  const currency = currencyOf(entry);
  const lines = (from: number, to: number) => (
    <ul className={styles.changes}>
      {changes.slice(from, to).map(({ path, before, after }, index) => (
        <li key={`${path}-${index}`} className={styles.change}>
          <FieldName path={path} />{' '}
          {before === '' ? null : (
            <del className={styles.before}>
              <AuditText path={path} text={before} currency={currency} />
            </del>
          )}{' '}
          {after === '' ? null : (
            <ins className={styles.after}>
              <AuditText path={path} text={after} currency={currency} />
            </ins>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <div>
      {lines(0, SHOWN)}
      {changes.length <= SHOWN ? null : (
        <details>
          <summary className={styles.more}>
            {say('audit-desk:more', { count: changes.length - SHOWN })}
          </summary>
          {lines(SHOWN, changes.length)}
        </details>
      )}
    </div>
  );
}

/** The last part of a path in words; a name of the contract where there are none for it. */
function FieldName({ path }: { path: string }) {
  const say = useTexts('audit-desk');
  const name = path.split('.').at(-1) ?? path;
  const words = say(`audit-desk:field.${name}`, { defaultValue: '' });
  return words === '' ? <span className="code">{path}</span> : <span>{words}:</span>;
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;
const MICRO = /^-?\d{1,19}$/;

function AuditText(props: { path: string; text: string; currency: string | null }) {
  const { path, text, currency } = props;
  const say = useTexts('audit-desk');
  if (path.endsWith('Micro') && currency !== null && MICRO.test(text)) {
    return <Amount micro={BigInt(text)} currency={currency} />;
  }
  if (MOMENT.test(text)) return <Instant at={text} />;
  if (text === 'true' || text === 'false') return say(`audit-desk:${text}`);
  return say(`audit-desk:value.${text}`, { defaultValue: text });
}

/** The currency that an entry names; else its brand's. */
function currencyOf({ after, before, currency }: AuditEntry): string | null {
  for (const side of [after, before]) {
    const named =
      typeof side === 'object' && side !== null && 'currency' in side ? side.currency : null;
    if (typeof named === 'string') return named;
  }
  return currency;
}
