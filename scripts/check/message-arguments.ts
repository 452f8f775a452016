import type { IntlMessageFormat } from 'intl-messageformat';

type Elements = ReturnType<IntlMessageFormat['getAst']>;

/** The parser's mark of plain text among the elements. */
const LITERAL: number = 0;

/**
 * What a message wants from its caller, sorted: names of arguments, `<tags>`, and of a choice by
 * value its options too. Plural categories are each language's own and are left out.
 */
export function messageArguments(elements: Elements): string[] {
  const found = new Set<string>();
  collect(elements, found);
  return [...found].toSorted();
}

function collect(elements: Elements, into: Set<string>): void {
  for (const element of elements) {
    if ('children' in element) {
      into.add(`<${element.value}>`);
      collect(element.children, into);
    } else if ('options' in element) {
      const choices = Object.keys(element.options).toSorted().join('|');
      into.add('offset' in element ? element.value : `${element.value}: ${choices}`);
      for (const option of Object.values(element.options)) collect(option.value, into);
    } else if ('value' in element) {
      const type: number = element.type;
      if (type !== LITERAL) into.add(element.value);
    }
  }
}
