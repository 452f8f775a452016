import { useState } from 'react';
import type { StaffActRequest } from '#contract/generated/types.ts';
import { codesCsv } from '#domain/record/csv-text.ts';
import { staffActList } from '#domain/staff-act/staff-act-list.ts';
import { Desk } from '#staff/desk/Desk.tsx';
import type { Fact } from '#staff/kit/Facts.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { saveFile } from '#ui/record/save-file.ts';
import { ActDetail } from './ActDetail.tsx';
import { staffActActions } from './staff-act-actions.ts';

const TONES = { waiting: 'accent', approved: 'win', rejected: 'loss' } as const;

const CELLS = {
  amount: (item: StaffActRequest) => <Added item={item} />,
  asker: (item: StaffActRequest) => <Asker item={item} />,
  status: (item: StaffActRequest) => <Status item={item} />,
};

interface Made {
  brand: string;
  codes: readonly string[];
}

/** Acts of staff that a second person decides. */
export function StaffActsScreen() {
  const say = useTexts('staff-act-desk');
  const [made, setMade] = useState<Made | null>(null);
  const actions = staffActActions((answer, { brand }) => {
    const codes = codesIn(answer);
    setMade(codes.length === 0 ? null : { brand, codes });
  });
  const facts = (item: StaffActRequest): readonly Fact[] => [
    { id: 'amount', label: say('staff-act-desk:amount'), value: <Added item={item} /> },
    { id: 'asker', label: say('staff-act-desk:asker'), value: <Asker item={item} /> },
    { id: 'reason', label: say('staff-act-desk:reason'), value: item.reason || '–' },
  ];
  return (
    <Desk
      list={staffActList}
      permission="brand.read"
      actions={actions}
      name={({ operation }) => say(`staff-act-desk:act.${operation}`)}
      cells={CELLS}
      facts={facts}
      detail={(act) => <ActDetail act={act} />}
      above={() => (made === null ? null : <MadeCodes made={made} />)}
    />
  );
}

/** Codes that an act made, to be saved now. */
function MadeCodes({ made: { brand, codes } }: { made: Made }) {
  const say = useTexts('staff-act-desk');
  return (
    <Notice tone="warning" title={say('staff-act-desk:codes', { count: codes.length })}>
      <p>{say('staff-act-desk:codes.once')}</p>
      <Button onClick={() => saveFile(`vouchers-${brand}.csv`, codesCsv(codes))}>
        {say('staff-act-desk:codes.save')}
      </Button>
    </Notice>
  );
}

function Added({ item: { amountMicro, currency } }: { item: StaffActRequest }) {
  const say = useTexts('staff-act-desk');
  return amountMicro === null || currency === null ? (
    say('staff-act-desk:rule')
  ) : (
    <Amount micro={BigInt(amountMicro)} currency={currency} />
  );
}

function Asker({ item: { isOwn, requestedBy } }: { item: StaffActRequest }) {
  const say = useTexts('staff-act-desk');
  return isOwn ? say('staff-act-desk:you') : requestedBy;
}

function Status({ item: { status } }: { item: StaffActRequest }) {
  const say = useTexts('staff-act-desk');
  return <Pill tone={TONES[status]}>{say(`staff-act-desk:status.${status}`)}</Pill>;
}

/** Codes in what an act answered: they cannot be read again. */
function codesIn(answer: Readonly<Record<string, unknown>> | null): readonly string[] {
  const codes = answer?.['codes'];
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [];
}
