import { describe, expect, it } from 'vitest';
import { type RejectableItem, rejectionScopeKey } from './rejection-scope.ts';

const item = (change: Partial<RejectableItem> = {}): RejectableItem => ({
  target: 'record',
  status: 'pending',
  titles: { fr: 'Conte', en: 'Tale' },
  ...change,
});
const titles = (fr: string | null, en: string | null) => ({ fr, en });

describe('the languages that a rejection concerns', () => {
  it.each<[string, RejectableItem[], string | undefined]>([
    ['nothing', [], undefined],
    ['a record in French only', [item({ titles: titles('Conte', null) })], undefined],
    ['a record in English only', [item({ titles: titles(null, 'Tale') })], undefined],
    ['a proposal in both', [item({ target: 'proposal' })], undefined],
    ['a record in both', [item()], 'decide.rejectsWaiting'],
    ['an approved record in both', [item({ status: 'valid' })], 'decide.rejectsApproved'],
    [
      'an approved record in one language beside one in both',
      [item({ status: 'valid', titles: titles('Conte', null) }), item()],
      'decide.rejectsWaiting',
    ],
    ['several, one of them approved', [item(), item({ status: 'valid' })], 'decide.rejectsApproved'],
  ])('%s', (_case, items, key) => {
    expect(rejectionScopeKey(items)).toBe(key);
  });
});
