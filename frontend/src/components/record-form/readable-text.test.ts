import { expect, it } from 'vitest';
import initiative from '../../../forms/initiative.json' with { type: 'json' };
import type { FormDefinition } from '../../lib/forms/form-definition.ts';
import { fieldsOf } from '../../lib/record-form/record-values.ts';
import { readableText } from './readable-text.ts';

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
