import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { fromPointer } from '#brand/json-pointer.ts';
import { isSection, type SectionName } from '../registry/sections.ts';
import { useStaff } from '#staff/session/useStaff.ts';
import { placeAt } from './document/place.ts';
import { EditorContext, type EditorHandle, type Selection } from './EditorContext.ts';
import type { DraftEditor } from './state/draft-editor.ts';

export interface EditorProviderProps {
  brand: string;
  editor: DraftEditor;
  onSection: (section: SectionName) => void;
  /** The field that has the focus. */
  onPoint: (pointer: string | null) => void;
  /** Gets the function that shows a field, for what stands outside. */
  selectRef: RefObject<(pointer: string) => void>;
  children: ReactNode;
}

/** Puts a draft and the view of it within reach of all that shows them. */
export function EditorProvider({
  brand,
  editor,
  onSection,
  onPoint,
  selectRef,
  children,
}: EditorProviderProps) {
  const snapshot = useSyncExternalStore(editor.subscribe, editor.getSnapshot);
  const staff = useStaff();
  const [selection, setSelection] = useState<Selection | null>(null);
  const [open, setOpenPlaces] = useState<ReadonlySet<string>>(new Set());
  const { effective } = snapshot.layers;

  const setOpen = useCallback((place: string, isOpen: boolean) => {
    setOpenPlaces((before) => {
      const next = new Set(before);
      if (isOpen) next.add(place);
      else next.delete(place);
      return next;
    });
  }, []);
  const select = useCallback(
    (pointer: string) => {
      const [section] = fromPointer(pointer);
      if (section === undefined || !isSection(section)) return;
      const place = placeAt(effective, pointer);
      setOpenPlaces((before) => {
        const within = place.map((_segment, index) => place.slice(0, index + 1).join('/'));
        return new Set([...before, ...within]);
      });
      onSection(section);
      setSelection((before) => ({ pointer, seq: (before?.seq ?? 0) + 1 }));
    },
    [effective, onSection],
  );

  useEffect(() => {
    selectRef.current = select;
  }, [selectRef, select]);

  const readOnly = !staff.may('brand.edit') || snapshot.isNewerFormat;
  const handle = useMemo<EditorHandle>(
    () => ({
      ...snapshot,
      brand,
      readOnly,
      edit: (...actions) => {
        if (!readOnly) editor.edit(...actions);
      },
      selection,
      select,
      openSection: (section) => {
        setSelection(null);
        onSection(section);
      },
      point: onPoint,
      isOpen: (place) => open.has(place),
      setOpen,
    }),
    [snapshot, brand, readOnly, editor, selection, select, onSection, onPoint, open, setOpen],
  );
  return <EditorContext value={handle}>{children}</EditorContext>;
}
