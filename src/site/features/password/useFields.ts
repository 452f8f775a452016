import { type RefObject, useRef, useState } from 'react';

export interface Fields<Field extends string> {
  formRef: RefObject<HTMLFormElement | null>;
  values: Readonly<Record<Field, string>>;
  /** What is wrong with each field, said by us or by the server. */
  problems: Partial<Record<Field, string>>;
  /** A field that is changed is no longer wrong. */
  change: (field: Field, value: string) => void;
  /** Says what is wrong, and goes to the first field of them. */
  tell: (problems: Partial<Record<Field, string>>) => void;
}

/** The text fields of a form by their names, in the order in which they are mended. */
export function useFields<Field extends string>(names: readonly Field[]): Fields<Field> {
  const formRef = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(
    () => Object.fromEntries(names.map((name) => [name, ''])) as Record<Field, string>,
  );
  const [problems, setProblems] = useState<Fields<Field>['problems']>({});
  return {
    formRef,
    values,
    problems,
    change: (field, value) => {
      setValues((current) => ({ ...current, [field]: value }));
      setProblems((current) => ({ ...current, [field]: undefined }));
    },
    tell: (told) => {
      setProblems(told);
      const first = names.find((name) => told[name] !== undefined);
      if (first === undefined) return;
      formRef.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    },
  };
}
