import { expect, it } from 'vitest';
import { tagsOf } from './tags.ts';

const found = {
  items: [{ groupId: 9, deeper: { related: [{ groupId: 4 }, { groupId: 9 }] } }],
  groupId: null,
};

it.each([
  ['Catalogue', { filter: { type: 'event' } }, found, ['catalogue:event', 'item:4', 'item:9', 'reference']],
  ['Catalogue', { filter: { type: null } }, {}, ['catalogue', 'reference']],
  ['Catalogue', {}, {}, ['catalogue', 'reference']],
  [
    'Catalogue',
    { filter: { type: 'event' } },
    { passerelleCatalogue: { total: 0 } },
    ['catalogue', 'reference'],
  ],
  ['Feed', { filter: { type: 'event' } }, found, ['catalogue:event', 'item:4', 'item:9', 'reference']],
  ['SitemapParts', {}, {}, ['catalogue']],
  ['SitemapPage', { type: 'event', part: 3 }, {}, ['catalogue:event']],
  ['Suggestions', { text: 'da' }, {}, ['catalogue', 'reference']],
  ['Home', {}, found, ['catalogue', 'home', 'item:4', 'item:9', 'reference']],
  ['Layout', {}, {}, ['layout']],
  ['Page', { key: 'privacy' }, {}, ['page:privacy']],
  ['Initiative', { slug: 'x' }, found, ['item:4', 'item:9', 'reference']],
])('%s of %j', (operation, variables, result, tags) => {
  expect(tagsOf(operation, variables, result)).toEqual(tags);
});
