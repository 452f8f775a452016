import { useRef } from 'react';
import { isolateLtr } from '#ui/i18n/isolate-ltr.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import styles from '../mobile/CodeField.module.css';
import { CodeRow } from '../mobile/CodeRow.tsx';
import type { EnteredNumber } from '../mobile/MobileNumberField.tsx';
import type { PhoneService } from './usePhoneService.ts';

export interface ServiceCodeFieldProps {
  name: string;
  service: PhoneService;
  number: EnteredNumber;
  value: string;
  onChange: (value: string) => void;
  onNumberProblem: (problem: string) => void;
  problem?: string | undefined;
}

/** A code that the brand's phone service sends. The service has a check against robots of its own. */
export function ServiceCodeField(props: ServiceCodeFieldProps) {
  const { name, service, number, value, onChange, onNumberProblem, problem } = props;
  const say = useTexts('phone-service');
  const place = useRef<HTMLDivElement>(null);
  const { sent, pending, fault, isLocked, send } = service;

  const ask = (): void => {
    if (number.digits.trim() === '') onNumberProblem(say('phone-service:fault.missingNumber'));
    else if (place.current !== null) void send(number, place.current);
  };
  return (
    <div className={styles.field}>
      <CodeRow
        name={name}
        value={value}
        onChange={onChange}
        problem={problem}
        sent={sent}
        pending={pending}
        onAsk={ask}
      />
      <div ref={place} />
      {fault === null ? null : <Notice tone="problem">{fault}</Notice>}
      {sent === null || isLocked || fault !== null ? null : (
        <Notice tone="info">
          {say('phone-service:sent', {
            number: isolateLtr(`${sent.number.dialingCode} ${sent.number.digits}`),
          })}
        </Notice>
      )}
    </div>
  );
}
