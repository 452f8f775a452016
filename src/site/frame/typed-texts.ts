import { typeInto, type TypedField } from './keep-typing.ts';

const PLACE = 'typed';
/** Fields of a dialog come some time after the page. */
const WAIT_MS = 60_000;
/** What somebody types and others may see. Passwords are kept nowhere. */
const FIELDS =
  ':is(input, textarea):not([type=password], [type=checkbox], [type=radio], [type=file], [type=hidden])';

/** What was typed, by the name of its field. */
type Typed = Readonly<Record<string, string>>;

/** Loads the page anew; what stands in its fields will stand there again. */
export function reloadKeepingTyped(): void {
  try {
    const typed = Object.fromEntries(
      namedFields(document).flatMap(([name, { value }]) => (value === '' ? [] : [[name, value]])),
    );
    sessionStorage.setItem(PLACE, JSON.stringify({ page: location.href, typed }));
  } catch {
    // Where nothing can be kept, the page is loaded all the same.
  }
  location.reload();
}

/** Types what a page had in its fields before it was loaded anew, into each as it comes, once. */
export function retype(): void {
  const typed = takeTyped();
  if (Object.keys(typed).length === 0) return;
  const page = location.href;
  const done = new WeakSet<TypedField>();
  const type = (): void => {
    if (location.href !== page) return observer.disconnect();
    for (const [name, field] of namedFields(document)) {
      const value = typed[name];
      if (value === undefined || done.has(field)) continue;
      done.add(field);
      if (field.value === '') typeInto(field, value);
    }
  };
  const observer = new MutationObserver(type);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WAIT_MS);
  type();
}

/** Read once: whoever comes back later begins anew. */
function takeTyped(): Typed {
  try {
    const kept = sessionStorage.getItem(PLACE);
    sessionStorage.removeItem(PLACE);
    const { page, typed } = JSON.parse(kept ?? '{}') as { page?: string; typed?: Typed };
    return page === location.href ? (typed ?? {}) : {};
  } catch {
    return {};
  }
}

/** Fields by what stays the same when the page is drawn anew: what is asked for, or else how. */
function namedFields(within: ParentNode): readonly (readonly [string, TypedField])[] {
  return [...within.querySelectorAll<TypedField>(FIELDS)].map((field) => {
    const { autocomplete, type, name, placeholder } = field;
    const asksFor = autocomplete === 'off' ? '' : autocomplete;
    return [asksFor === '' ? `${type} ${name} ${placeholder}` : asksFor, field] as const;
  });
}
