import { createContext, useContext } from 'react';
import type { SectionName } from '../registry/sections.ts';
import type { EditAction } from './actions/reduce.ts';
import type { EditorSnapshot } from './state/editor-snapshot.ts';

/** What is being looked at: a field, by its pointer into the effective document. */
export interface Selection {
  readonly pointer: string;
  /** Counts up, so that choosing the same field twice scrolls twice. */
  readonly seq: number;
}

export interface EditorHandle extends EditorSnapshot {
  readonly brand: string;
  /** This account may look and not touch. */
  readonly readOnly: boolean;
  readonly edit: (...actions: EditAction[]) => void;
  readonly selection: Selection | null;
  /** Shows a field: its section, open, scrolled to and focused. */
  readonly select: (pointer: string) => void;
  /** Opens a section at its beginning. */
  readonly openSection: (section: SectionName) => void;
  /** The field that has the focus: the preview shows where it is. */
  readonly point: (pointer: string | null) => void;
  /** Items of lists that are open, by place. */
  readonly isOpen: (place: string) => boolean;
  readonly setOpen: (place: string, open: boolean) => void;
}

export const EditorContext = createContext<EditorHandle | null>(null);

export function useEditor(): EditorHandle {
  const editor = useContext(EditorContext);
  if (editor === null) throw new Error('useEditor outside an editor');
  return editor;
}
