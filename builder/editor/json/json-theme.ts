import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const underline = (color: string): Record<string, string> => ({
  backgroundImage: 'none',
  textDecoration: `underline wavy ${color}`,
  textDecorationSkipInk: 'none',
  textUnderlineOffset: '0.2em',
});

const message = (color: string, background: string): Record<string, string> => ({
  borderInlineStart: `3px solid ${color}`,
  background,
});

/** The palette's variables change with the scheme, so one theme serves light and dark. */
const look = EditorView.theme({
  '&': { blockSize: '100%', background: 'var(--paper)', color: 'var(--text)' },
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '1px' },
  '.cm-scroller': { fontFamily: 'var(--font-code)', fontSize: '0.9286rem', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--text)' },
  '.cm-gutters': {
    borderInlineEnd: '1px solid var(--line)',
    background: 'var(--surface-2)',
    color: 'var(--text2)',
  },
  '&.cm-focused .cm-matchingBracket': { background: 'var(--pressed)' },
  '&.cm-focused .cm-nonmatchingBracket': { background: 'var(--loss-soft)' },
  '.cm-searchMatch': { background: 'var(--accent-soft)', outline: '1px solid var(--accent)' },
  '.cm-searchMatch-selected': { outline: '2px solid var(--focus)' },
  '.cm-lintRange-error': underline('var(--loss)'),
  '.cm-lintRange-warning': underline('var(--accent)'),
  '.cm-lintRange-info': underline('var(--line-strong)'),
  '.cm-lintRange-active': { background: 'var(--accent-soft)' },
  '.cm-lintPoint-error::after': { borderBlockEndColor: 'var(--loss)' },
  '.cm-diagnostic-error': message('var(--loss)', 'var(--loss-soft)'),
  '.cm-diagnostic-warning': message('var(--accent)', 'var(--accent-soft)'),
  '.cm-diagnostic-info': message('var(--line-strong)', 'var(--surface-2)'),
  '.cm-tooltip': {
    maxInlineSize: '32rem',
    border: '1px solid var(--line)',
    background: 'var(--paper)',
    color: 'var(--text)',
  },
  '.cm-panels': {
    borderColor: 'var(--line)',
    background: 'var(--surface-2)',
    color: 'var(--text)',
  },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.375rem',
    padding: '0.5rem 2.5rem 0.5rem 0.5rem',
  },
  '.cm-panel.cm-search br': { display: 'none' },
  '.cm-panel.cm-search label': { display: 'flex', alignItems: 'center', gap: '0.25rem' },
  '.cm-panel.cm-search [name=close]': {
    insetBlockStart: '0.5rem',
    insetInlineEnd: '0.5rem',
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    color: 'inherit',
  },
  '.cm-textfield, .cm-button': {
    minBlockSize: '1.75rem',
    margin: '0',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-control)',
    backgroundImage: 'none',
    backgroundColor: 'var(--paper)',
    color: 'var(--text)',
  },
  '.cm-button:active': { backgroundImage: 'none', backgroundColor: 'var(--pressed)' },
});

const colors = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--text)', fontWeight: '600' },
  { tag: tags.string, color: 'var(--green)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--accent)' },
  { tag: [tags.separator, tags.squareBracket, tags.brace], color: 'var(--text2)' },
]);

export const jsonTheme: Extension = [look, syntaxHighlighting(colors)];
