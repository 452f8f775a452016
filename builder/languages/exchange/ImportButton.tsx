import { UploadSimple } from '@phosphor-icons/react/UploadSimple';
import { useRef, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { asProblemError } from '#ui/query/as-problem-error.ts';
import { useClient } from '#ui/query/client-context.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { Action } from '../../look/Action.tsx';
import type { TextEdits } from '../desk/text-edits.ts';
import { formatOfName, readTextFile } from '../formats/text-exchange.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { type ImportPlan, planImport } from './import-plan.ts';

const MAX_BYTES = 5 * 1024 * 1024;

export interface ImportButtonProps {
  language: string;
  edits: TextEdits;
  onTake: (texts: TextEdits) => void;
  /** Why a file cannot be imported; null when another one is chosen. */
  onFault: (fault: string | null) => void;
}

/** Reads a translated file and shows what it would change. */
export function ImportButton({ language, edits, onTake, onFault }: ImportButtonProps) {
  const say = useTexts('builder-languages');
  const problemText = useProblemText();
  const client = useClient();
  const input = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState(false);
  const [plan, setPlan] = useState<ImportPlan | null>(null);
  const fault = (name: string, detail = ''): void =>
    onFault(say(`builder-languages:import.fault.${name}`, { detail }));

  const open = async (file: File): Promise<void> => {
    onFault(null);
    const format = formatOfName(file.name);
    if (format === null) return fault('format', file.name);
    if (file.size > MAX_BYTES) return fault('tooLarge', file.name);
    setPending(true);
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const read = readTextFile(format, language, { name: file.name, bytes });
      if (read.ok) {
        const { items } = await client.call('listLanguageTexts', {
          params: { language },
          query: {},
        });
        setPlan(planImport(read.texts, items, edits, language));
      } else fault(read.fault, read.detail);
    } catch (error) {
      onFault(problemText(asProblemError(error)));
    }
    setPending(false);
  };
  return (
    <>
      <Action
        icon={<UploadSimple size={17} aria-hidden="true" />}
        pending={pending}
        onClick={() => input.current?.click()}
      >
        {say('builder-languages:import.open')}
      </Action>
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,.csv,.xlf,.xliff"
        aria-label={say('builder-languages:import.open')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Else the same file cannot be chosen twice.
          event.target.value = '';
          if (file !== undefined) void open(file);
        }}
      />
      {plan === null ? null : (
        <ImportDialog
          plan={plan}
          onTake={(texts) => {
            setPlan(null);
            onTake(texts);
          }}
          onClose={() => setPlan(null)}
        />
      )}
    </>
  );
}
