import { expect, it } from 'vitest';
import { workspaceParameters } from '../../../../shared/config/parameters.ts';
import { readListState } from '../list/list-state.ts';
import { detailAddress, neighbourAddress, readDetailState, recordVariablesOf } from './detail-address.ts';

const read = (address: string, id: string) => readDetailState(new URL(address, 'https://site.test'), id);
const french = '/tableau-de-bord/vos-validations/evenement/22/';

it('names the record, the proposal and the list that led there', () => {
  const list = readListState(new URLSearchParams('country=SN&page=2'));
  const address = detailAddress('event', { id: 22, target: 'proposal' }, list, 'fr');
  expect(address).toBe(`${french}?country=SN&page=2&target=proposal`);
  expect(read(address, '22')).toEqual({ type: 'event', id: 22, target: 'proposal', list });
  expect(
    detailAddress(
      'community_profile',
      { id: 3, target: 'record' },
      readListState(new URLSearchParams()),
      'en',
    ),
  ).toBe('/en/dashboard/your-validations/member/3/');
});

it('asks within the list, whose type is that of the address', () => {
  const state = read(`${french}?type=initiative&country=SN&target=all`, '22');
  expect(state && recordVariablesOf(state, 'fr')).toEqual({
    language: 'FR',
    id: 22,
    target: 'record',
    type: 'event',
    country: 'SN',
    status: 'pending',
    sort: 'oldest',
  });
});

it('has neighbours of every type in a list of all', () => {
  const state = read(`${french}?country=SN`, '22');
  expect(state && recordVariablesOf(state, 'fr')).not.toHaveProperty('type');
  const list = readListState(new URLSearchParams('country=SN'));
  const place = { id: 3, target: 'record' } as const;
  expect(neighbourAddress({ ...place, type: 'resource' }, list, 'en')).toBe(
    '/en/dashboard/your-validations/resource/3/?country=SN',
  );
  expect(neighbourAddress(null, list, 'fr')).toBeUndefined();
  expect(neighbourAddress({ ...place, type: 'structure' }, list, 'fr')).toBeUndefined();
});

it.each(['', '0', '-1', 'x', '1.5', '99999999999'])('reads no record from the id “%s”', (id) => {
  expect(read(french, id)).toBeUndefined();
});

it('has only parameters that the server leaves in addresses', () => {
  const every =
    'type=event&status=to_edit&country=SN&sector=dance&validator=4&member=12&age=7&language=en&overdue=true&sort=newest&page=2';
  const list = readListState(new URLSearchParams(every));
  const { searchParams } = new URL(
    detailAddress('event', { id: 22, target: 'proposal' }, list, 'fr'),
    'https://site.test',
  );
  expect([...searchParams.keys()].filter((name) => !workspaceParameters.includes(name))).toEqual([]);
  expect(searchParams.size).toBe(12);
});
