import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import limits from '../../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { importedDocument } from './transfer.ts';

const form = readFileSync(
  join(import.meta.dirname, '../../../../../../wp-plugin/config/application-forms/project.json'),
  'utf8',
);
const file = (text: string) => new File([text], 'form.json');
const section = { id: 'a', label: {}, questions: [] as unknown[] };
const withQuestion = (question: unknown) =>
  JSON.stringify({ format: 1, sections: [{ ...section, questions: [question] }] });

describe('a form from a file', () => {
  it('is the form that was exported', async () => {
    expect(await importedDocument(file(form))).toEqual(JSON.parse(form));
  });

  it.each([
    '',
    'null',
    '[]',
    '{"format":1}',
    '{"format":2,"sections":[]}',
    '{"format":1,"sections":[null]}',
    '{"format":1,"sections":[{"id":"a","label":{},"questions":{}}]}',
    withQuestion({ id: 'b', kind: 'choice', label: {} }),
    withQuestion({ id: 'b', kind: 'table', label: {}, columns: [{ id: 'c', kind: 'choice', label: {} }] }),
    withQuestion({ id: 'b', kind: 'file', label: {} }),
    withQuestion({ id: 1, kind: 'date', label: {} }),
    withQuestion({ id: 'b', label: {} }),
    withQuestion({ id: 'b', kind: 'date', label: { fr: 1 } }),
    withQuestion({ id: 'b', kind: 'date', label: {}, help: 'x' }),
    withQuestion({ id: 'b', kind: 'date', label: {}, condition: 'a' }),
    withQuestion({ id: 'b', kind: 'drawing', label: {} }),
    `${' '.repeat(limits.applications.formBytes)}{"format":1,"sections":[]}`,
  ])('is refused where the composer could not show it: %.60s', async (text) => {
    expect(await importedDocument(file(text))).toBeUndefined();
  });
});
