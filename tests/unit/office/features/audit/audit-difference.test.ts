import { expect, it } from 'vitest';
import { auditDifference } from '#office/features/audit/audit-difference.ts';

it('names the values that changed, and no others', () => {
  const before = { nickname: { enabled: false, maxLength: 32, patternId: 'anyCharacters' } };
  const after = { nickname: { enabled: true, maxLength: 32, patternId: 'anyCharacters' } };
  expect(auditDifference({ before, after })).toEqual([
    { path: 'nickname.enabled', before: 'false', after: 'true' },
  ]);
});

it('tells what came and what went where there was nothing', () => {
  expect(auditDifference({ before: null, after: { status: 1, note: '' } })).toEqual([
    { path: 'status', before: '', after: '1' },
    { path: 'note', before: '', after: '""' },
  ]);
  expect(auditDifference({ before: { revision: 2 }, after: null })).toEqual([
    { path: 'revision', before: '2', after: '' },
  ]);
});

it('tells the items of a list that came and went, and where only their order changed', () => {
  const peru = { value: 'PE', kind: 'country', effect: 'allow', note: '', enabled: true };
  const net = { effect: 'block', kind: 'network', value: '10.0.0.0/8', note: 'x', enabled: false };
  expect(auditDifference({ before: { rules: [peru] }, after: { rules: [net] } })).toEqual([
    { path: 'rules', before: 'allow country PE', after: '' },
    { path: 'rules', before: '', after: 'block network 10.0.0.0/8 x enabled: false' },
  ]);
  const moved = auditDifference({ before: { rules: [peru, net] }, after: { rules: [net, peru] } });
  expect(moved).toHaveLength(1);
});
