import { expect, it } from 'vitest';
import { workspaceParameters } from '../../shared/config/parameters.ts';
import * as received from '../features/applications/received/list/list-state.ts';
import * as favourites from '../features/favourites/favourites-address.ts';
import * as moderation from '../features/moderation/list/list-state.ts';
import * as notices from '../features/notices/notices-address.ts';
import * as reports from '../features/reports/reports-address.ts';

// The server leaves out every other parameter: a list opened by its address would forget its state.
it.each([
  ['applications', received, 'sort=oldest&page=2'],
  ['favourites', favourites, 'type=events&show=coming&sort=date&page=2'],
  ['moderation', moderation, 'type=event&country=SN&age=30&overdue=true&page=2'],
  ['notices', notices, 'show=unread&page=2'],
  ['reports', reports, 'show=handled&page=2'],
])('the server knows the parameters of the list of %s', (_, list, search) => {
  const state: unknown = list.readListState(new URLSearchParams(search));
  const write = list.listSearch as (state: unknown) => string;
  const names = [...new URLSearchParams(write(state)).keys()];
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !workspaceParameters.includes(name))).toEqual([]);
});
