import { expect, it } from 'vitest';
import event from '../../../forms/event.json' with { type: 'json' };
import initiative from '../../../forms/initiative.json' with { type: 'json' };
import type { FormDefinition } from '../../lib/forms/form-definition.ts';
import { fieldsOf } from '../../lib/record-form/record-values.ts';
import { readableText, zoneOfValues } from './readable-text.ts';

const definition = initiative as FormDefinition;
const files = [
  { id: 7, mime: 'image/jpeg', name: 'Scène.jpg', size: 10 },
  { id: 8, mime: 'image/png', name: 'Plan.png', size: 20 },
];

it.each([
  ['coverImageId', 7, 'Scène.jpg'],
  ['coverImageId', 9, '9'],
  ['coverImageId', null, ''],
  ['galleryIds', [8, 7, 9], 'Plan.png, Scène.jpg, 9'],
  ['galleryIds', [], ''],
])('reads %s %j as “%s”', (key, value, text) => {
  const field = fieldsOf(definition).find((each) => each.key === key);
  const reference = { countries: [], sectors: [] };
  expect(field && readableText(field, value, { definition, reference, files, language: 'fr' })).toBe(text);
});

it.each([
  ['zone', 'Africa/Cairo', 'Le Caire', 'Cairo'],
  [
    'startsAt',
    '2027-01-19T20:00:00Z',
    '19\u00a0janvier\u00a02027, 22\u00a0h (Le Caire)',
    '19\u00a0January\u00a02027, 22:00 (Cairo)',
  ],
  ['startsAt', '2027-01-19', '19\u00a0janvier\u00a02027', '19\u00a0January\u00a02027'],
])('reads the %s of an event, %s, as people write it', (key, value, fr, en) => {
  const form = event as FormDefinition;
  const field = fieldsOf(form).find((each) => each.key === key);
  const zone = zoneOfValues(form, { zone: 'Africa/Cairo' });
  const read = (language: 'fr' | 'en') =>
    field &&
    readableText(field, value, {
      definition: form,
      reference: { countries: [], sectors: [] },
      language,
      zone,
    });
  expect([read('fr'), read('en')]).toEqual([fr, en]);
});
