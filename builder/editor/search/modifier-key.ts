/** The key that starts shortcuts on this computer, as its keyboard names it. */
export const modifierKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
