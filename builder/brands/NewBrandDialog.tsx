import { useDeferredValue, useState } from 'react';
import { recipeNames } from '#art/types.ts';
import type { BrandSummary } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Segments } from '#ui/kit/Segments.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { Action } from '../look/Action.tsx';
import {
  createBody,
  idFromName,
  isComplete,
  type NewBrandForm,
  START_KINDS,
} from './new-brand-form.ts';
import styles from './NewBrandDialog.module.css';
import { SeedFields } from './SeedFields.tsx';

export interface NewBrandDialogProps {
  brands: readonly BrandSummary[];
  bases: readonly string[];
  onClose: () => void;
  onCreated: (brand: string) => void;
}

const LOCAL = '.localhost';

/** A brand from a name and two colours, over another one, or as its copy. */
export function NewBrandDialog({ brands, bases, onClose, onCreated }: NewBrandDialogProps) {
  const say = useTexts('builder-brands');
  const problemText = useProblemText();
  const [form, setForm] = useState<NewBrandForm>({
    name: '',
    id: '',
    host: '',
    start: 'seeds',
    from: '',
    recipe: recipeNames[0] ?? '',
    seedColor: '#7A1F5C',
    accentColor: '#0B5D4E',
  });
  // Both follow the name until somebody writes them.
  const [own, setOwn] = useState({ id: false, host: false });
  const set = (change: Partial<NewBrandForm>): void => setForm((now) => ({ ...now, ...change }));
  const named = useDeferredValue({ id: form.id, host: form.host });
  const { value: names } = useQuery(
    'checkBrandName',
    { query: { id: named.id, host: named.host } },
    { enabled: form.id !== '' && form.host !== '', keepPrevious: true },
  );
  const { run, pending, problem } = useCommand('createBrand');
  const idFault = form.id === '' || names?.id === 'free' ? undefined : names?.id;
  const hostFault = form.host === '' || names?.host === 'free' ? undefined : names?.host;
  const choices = form.start === 'copy' ? brands.map(({ brand }) => brand) : offered(brands, bases);
  const ready = isComplete(form) && idFault === undefined && hostFault === undefined;

  const create = async (): Promise<void> => {
    if (!ready) return;
    const outcome = await run({ body: createBody(form, bases[0] ?? '_base') });
    if (outcome.ok) onCreated(outcome.value.brand);
  };
  const rename = (name: string): void => {
    const id = own.id ? form.id : idFromName(name);
    set({ name, id, ...(own.host ? {} : { host: id === '' ? '' : `${id}${LOCAL}` }) });
  };
  return (
    <Dialog
      wide
      title={say('builder-brands:new')}
      onClose={onClose}
      actions={
        <>
          <Action onClick={onClose}>{say('builder-brands:cancel')}</Action>
          <Action tone="strong" pending={pending} disabled={!ready} onClick={() => void create()}>
            {say('builder-brands:new.create')}
          </Action>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
        <TextLine
          id="new/name"
          label={say('builder-brands:new.name')}
          value={form.name}
          maxLength={40}
          isFirst
          onChange={rename}
        />
        <div className={styles.pair}>
          <TextLine
            id="new/id"
            label={say('builder-brands:new.id')}
            value={form.id}
            maxLength={31}
            fault={idFault === undefined ? undefined : say(`builder-brands:new.id.${idFault}`)}
            onChange={(id) => {
              setOwn({ ...own, id: true });
              set({ id, ...(own.host ? {} : { host: id === '' ? '' : `${id}${LOCAL}` }) });
            }}
          />
          <TextLine
            id="new/host"
            label={say('builder-brands:new.host')}
            value={form.host}
            maxLength={253}
            fault={
              hostFault === undefined ? undefined : say(`builder-brands:new.host.${hostFault}`)
            }
            onChange={(host) => {
              setOwn({ ...own, host: true });
              set({ host: host.trim().toLowerCase() });
            }}
          />
        </div>
        <Segments
          label={say('builder-brands:new.start')}
          value={form.start}
          options={START_KINDS.map((value) => ({
            value,
            label: say(`builder-brands:new.start.${value}`),
          }))}
          onChange={(start) => set({ start, from: '' })}
        />
        <p className={styles.help}>{say(`builder-brands:new.start.${form.start}.text`)}</p>
        {form.start === 'seeds' ? (
          <SeedFields form={form} onChange={set} />
        ) : (
          <label className={styles.line} htmlFor="new/from">
            <span className={styles.label}>{say('builder-brands:new.from')}</span>
            <select
              id="new/from"
              className={styles.input}
              value={form.from}
              onChange={(event) => set({ from: event.target.value })}
            >
              <option value="">{say('builder-brands:new.choose')}</option>
              {choices.map((brand) => (
                <option key={brand} value={brand}>
                  {brands.find((one) => one.brand === brand)?.name ?? brand}
                </option>
              ))}
            </select>
          </label>
        )}
      </form>
    </Dialog>
  );
}

/** What a new brand may extend: bases, and what is live. */
function offered(brands: readonly BrandSummary[], bases: readonly string[]): readonly string[] {
  const live = brands.filter(({ liveRevision }) => liveRevision !== null);
  return [...bases, ...live.map(({ brand }) => brand)];
}

interface TextLineProps {
  id: string;
  label: string;
  value: string;
  maxLength: number;
  fault?: string | undefined;
  isFirst?: boolean;
  onChange: (value: string) => void;
}

function TextLine({ id, label, value, maxLength, fault, isFirst, onChange }: TextLineProps) {
  return (
    <div className={styles.line}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        value={value}
        maxLength={maxLength}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}/fault`}
        data-focus-first={isFirst === true ? '' : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}/fault`} className={styles.fault} role="status">
        {fault}
      </p>
    </div>
  );
}
