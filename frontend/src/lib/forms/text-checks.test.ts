import { expect, it } from 'vitest';
import cases from '../../../../wp-plugin/tests/fixtures/validation/plain-texts.json' with { type: 'json' };
import { cleanedText } from './text-checks.ts';

it.each(cases)('$name is cleaned as in WordPress', ({ input, line, paragraphs }) => {
  expect([cleanedText('text', input), cleanedText('longText', input)]).toEqual([line, paragraphs]);
});
