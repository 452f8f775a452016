import { useMemo, useState } from 'react';
import type { AuthoredManifest } from '#brand/authored.ts';

export interface JsonText {
  /** The text the editor started with: a new one replaces the editor's content. */
  readonly opened: string;
  readonly text: string;
  readonly setText: (text: string) => void;
  /** The draft changed after this text was opened. */
  readonly isOutdated: boolean;
}

/** The document as text. It follows the draft until somebody types in it. */
export function useJsonText(authored: AuthoredManifest): JsonText {
  const current = useMemo(() => JSON.stringify(authored, null, 2), [authored]);
  const [opened, setOpened] = useState(current);
  const [text, setText] = useState(current);
  if (current !== opened && text === opened) {
    setOpened(current);
    setText(current);
  }
  return { opened, text, setText, isOutdated: current !== opened };
}
