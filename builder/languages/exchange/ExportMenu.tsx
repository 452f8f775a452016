import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DownloadSimple } from '@phosphor-icons/react/DownloadSimple';
import { useState } from 'react';
import type { ProblemError } from '#contract/problem-error.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { asProblemError } from '#ui/query/as-problem-error.ts';
import { useClient } from '#ui/query/client-context.ts';
import { Action } from '../../look/Action.tsx';
import type { TextEdits } from '../desk/text-edits.ts';
import type { ExchangeFormat } from '../formats/text-exchange.ts';
import { downloadTexts, exchangeTexts } from './export-texts.ts';

export interface ExportMenuProps {
  language: string;
  /** The chosen namespace. */
  namespace: string;
  edits: TextEdits;
  onProblem: (problem: ProblemError | null) => void;
}

const FORMATS: readonly ExchangeFormat[] = ['json', 'csv', 'xliff'];

/** Files for translators: one namespace or all of them, in three formats. */
export function ExportMenu({ language, namespace, edits, onProblem }: ExportMenuProps) {
  const say = useTexts('builder-languages');
  const client = useClient();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [pending, setPending] = useState(false);

  const download = async (format: ExchangeFormat, part: string): Promise<void> => {
    setAnchor(null);
    setPending(true);
    onProblem(null);
    try {
      const { items } = await client.call('listLanguageTexts', {
        params: { language },
        query: part === '' ? {} : { namespace: part },
      });
      const noteFor = (before: string): string => say('builder-languages:export.note', { before });
      downloadTexts(format, { language, part }, exchangeTexts(items, edits, noteFor));
    } catch (error) {
      onProblem(asProblemError(error));
    }
    setPending(false);
  };
  return (
    <>
      <Action
        icon={<DownloadSimple size={17} aria-hidden="true" />}
        pending={pending}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {say('builder-languages:export.open')}
      </Action>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {[namespace, ''].flatMap((part) =>
          FORMATS.map((format) => (
            <MenuItem key={`${part}.${format}`} onClick={() => void download(format, part)}>
              {part === ''
                ? say('builder-languages:export.all', { format: format.toUpperCase() })
                : say('builder-languages:export.one', {
                    format: format.toUpperCase(),
                    namespace: part,
                  })}
            </MenuItem>
          )),
        )}
      </Menu>
    </>
  );
}
