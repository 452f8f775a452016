import { elementAt, pointedAround } from './pointed-element.ts';

/** Room around an element for its outline, in pixels. */
const AIR = 3;

interface Outline {
  readonly box: HTMLElement;
  target: HTMLElement | null;
}

/** Draws around what a click would choose and what the builder has in hand, above the page and not in it. */
export class Outlines {
  private readonly hovered = makeOutline('2px dashed');
  private readonly marked = makeOutline('2px solid');
  private frame: number | null = null;
  private markedPointer: string | null = null;

  constructor() {
    document.body.append(this.hovered.box, this.marked.box);
    addEventListener('scroll', this.redraw, { capture: true, passive: true });
    addEventListener('resize', this.redraw);
    new ResizeObserver(this.redraw).observe(document.body);
  }

  hover(target: EventTarget | null): void {
    this.hovered.target = pointedAround(target);
    this.redraw();
  }

  /** Marks what comes from a pointer and brings it into sight. */
  mark(pointer: string | null): void {
    this.markedPointer = pointer;
    const element = this.findMarked();
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (element !== null && !isInSight(element)) {
      element.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' });
    }
  }

  /** After the page drew itself anew: what was marked may be another element now. */
  refresh(): void {
    this.findMarked();
  }

  private findMarked(): HTMLElement | null {
    const pointer = this.markedPointer;
    this.marked.target = pointer === null ? null : elementAt(document, pointer);
    this.redraw();
    return this.marked.target;
  }

  private readonly redraw = (): void => {
    this.frame ??= requestAnimationFrame(() => {
      this.frame = null;
      place(this.hovered);
      place(this.marked);
    });
  };
}

function makeOutline(border: string): Outline {
  const box = document.createElement('div');
  box.setAttribute('aria-hidden', 'true');
  Object.assign(box.style, {
    position: 'fixed',
    zIndex: '2147483647',
    pointerEvents: 'none',
    display: 'none',
    border: `${border} #0b6b50`,
    borderRadius: '6px',
    // Seen on every ground, light and dark.
    boxShadow: '0 0 0 2px rgb(255 255 255 / 85%), inset 0 0 0 1px rgb(255 255 255 / 60%)',
  });
  return { box, target: null };
}

function place({ box, target }: Outline): void {
  if (target === null || !target.isConnected) {
    box.style.display = 'none';
    return;
  }
  const { left, top, width, height } = target.getBoundingClientRect();
  Object.assign(box.style, {
    display: 'block',
    left: `${left - AIR}px`,
    top: `${top - AIR}px`,
    width: `${width + 2 * AIR}px`,
    height: `${height + 2 * AIR}px`,
  });
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
