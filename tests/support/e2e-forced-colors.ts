import type { Page } from '@playwright/test';

/** What cannot be told apart or seen once the browser draws in the few colours somebody chose. */
export function indistinct(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const told = (element: Element): string => element.outerHTML.slice(0, 140);
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const backgroundOf = (element: Element | null): string => {
      for (let at = element; at !== null; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (!/, 0\)$|transparent/.test(backgroundColor)) return backgroundColor;
      }
      return getComputedStyle(document.documentElement).backgroundColor;
    };
    const lineOf = (style: string, width: string, color: string): string =>
      style === 'none' || width === '0px' ? '' : `${style} ${width} ${color}`;
    /** All that is left to tell one state from the other. */
    const looks = (element: Element): string =>
      [element, ...element.querySelectorAll('*')]
        .map((part) => {
          const style = getComputedStyle(part);
          const drawn = part instanceof SVGPathElement ? part.getAttribute('d') : '';
          return [
            style.color,
            backgroundOf(part),
            lineOf(style.borderBottomStyle, style.borderBottomWidth, style.borderBottomColor),
            lineOf(style.outlineStyle, style.outlineWidth, style.outlineColor),
            style.textDecorationLine,
            style.fontWeight,
            drawn,
          ].join();
        })
        .join();
    const states =
      '[aria-current=page], [aria-current=true], [aria-pressed=true], [aria-selected=true]';
    for (const chosen of document.querySelectorAll(states)) {
      const list = chosen.closest('ul, [role=group], [role=tablist], nav');
      const other = [...(list?.querySelectorAll(chosen.tagName) ?? [])].find(
        (element) =>
          !element.matches(states) && isShown(element) && element.className === chosen.className,
      );
      if (other === undefined || !isShown(chosen)) continue;
      if (looks(chosen) === looks(other)) faults.push(`looks like its neighbours: ${told(chosen)}`);
    }
    for (const control of document.querySelectorAll('button, a, input, h1, h2, h3, p, li, label')) {
      if (!isShown(control) || control.closest('.visually-hidden') !== null) continue;
      if (getComputedStyle(control).color === backgroundOf(control))
        faults.push(`unseen: ${told(control)}`);
    }
    for (const button of document.querySelectorAll('button')) {
      if (!isShown(button) || button.innerText.trim() !== '') continue;
      const { borderStyle, borderWidth } = getComputedStyle(button);
      if (borderStyle === 'none' || borderWidth === '0px') faults.push(`no edge: ${told(button)}`);
    }
    return faults;
  });
}

/** How the ring around what has focus is drawn. */
export function focusRing(page: Page): Promise<{ style: string; width: number; seen: boolean }> {
  return page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    // A field's ring is its frame's.
    const control = focused.closest('[class*="_box_"]') ?? focused;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(control);
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    const width = Number.parseFloat(outlineWidth);
    return { style: outlineStyle, width, seen: outlineColor !== ground };
  });
}
