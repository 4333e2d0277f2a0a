// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { leaveFor } from './leave-for.ts';

const list = pathTo('ownInitiatives', 'fr');
const form = pathTo('newInitiative', 'fr');

it.each([
  ['another screen', list, form],
  ['another query', `${list}?status=pending`, list],
  ['another query and a place', list, `${list}?status=pending#row`],
  ['a parameter that the server left out', list, `${list}?utm_source=x`],
])('hydrates the rendered screen first at %s', (_case, rendered, now) => {
  history.replaceState(null, '', now);
  expect(leaveFor(rendered)).toBe(now);
  expect(location.pathname + location.search).toBe(rendered);
});

it.each([
  ['the same address', list, list],
  ['the same query', `${list}?language=fr&status=pending`, `${list}?language=fr&status=pending`],
  ['a place in it', form, `${form}#media`],
])('stays at %s', (_case, rendered, now) => {
  history.replaceState(null, '', now);
  expect(leaveFor(rendered)).toBeUndefined();
  expect(location.pathname + location.search + location.hash).toBe(now);
});
