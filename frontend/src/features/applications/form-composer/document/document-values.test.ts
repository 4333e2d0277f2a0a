import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FormDocument } from '../../../../../shared/application-form/form-document.ts';
import { mergeChanges } from '../../../../lib/record-form/merge-changes.ts';
import { documentOf, parsed, valuesOf } from './document-values.ts';
import {
  changeQuestion,
  insertQuestion,
  moveQuestion,
  moveToSection,
  questionsOf,
  removeSection,
} from './edits.ts';
import { newQuestion, offeredKinds } from './new-question.ts';
import { placeOf } from './places.ts';

const config = join(import.meta.dirname, '../../../../../../wp-plugin');
const fixture = (path: string): FormDocument =>
  JSON.parse(readFileSync(join(config, path), 'utf8')) as FormDocument;
const complete = fixture('tests/fixtures/application-forms/complete-form.json');
const residency = fixture('config/application-forms/residency.json');

const idsOf = (document: FormDocument) => questionsOf(document).map(({ id }) => id);
/** What two people make of a document at the same time. */
const merged = (base: FormDocument, mine: FormDocument, theirs: FormDocument) =>
  mergeChanges({ base: valuesOf(base), mine: valuesOf(mine), theirs: valuesOf(theirs) });

describe('the values of a document', () => {
  it.each([complete, residency, fixture('config/application-forms/project.json')])(
    'are the document again',
    (document) => {
      expect(documentOf(valuesOf(document))).toEqual(document);
    },
  );

  it('merge what two people write in different questions', () => {
    const mine = changeQuestion('name', (question) => ({ ...question, label: { fr: 'Nom' } }))(residency);
    const theirs = changeQuestion('phone', (question) => ({ ...question, required: true }))(residency);
    const { values, conflicts } = merged(residency, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(documentOf(values)).toEqual(
      changeQuestion('phone', (question) => ({ ...question, required: true }))(mine),
    );
  });

  it('conflict where both write in the same question', () => {
    const write = (fr: string) =>
      changeQuestion('name', (question) => ({ ...question, label: { fr } }))(residency);
    expect(merged(residency, write('Nom'), write('Prénom')).conflicts.map(({ field }) => field)).toEqual([
      'question:name',
    ]);
  });

  it('lose no question that the order does not name', () => {
    const added = insertQuestion('applicant', { id: 'age', kind: 'number', label: {} })(residency);
    const moved = moveQuestion('applicant', 'country', 1)(residency);
    // One keeps the other’s order.
    const values = { ...valuesOf(added), order: valuesOf(moved)['order'] };
    expect(idsOf(documentOf(values))).toEqual([...idsOf(moved), 'age']);
  });

  it('keep a question that was moved out of a section that somebody removed', () => {
    const mine = removeSection('work')(moveToSection('biography', 'applicant')(residency));
    expect(idsOf(documentOf(valuesOf(mine)))).toContain('biography');
    expect(mine.sections.map(({ id }) => id)).not.toContain('work');
  });

  it('have unique ids', () => {
    const [first] = residency.sections;
    const twice = parsed(JSON.stringify({ ...residency, sections: [first, first] }));
    const ids = [...twice.sections.map(({ id }) => id), ...idsOf(twice)];
    expect(new Set(ids).size).toBe(ids.length);
    expect(twice.sections[0]).toEqual(first);
  });
});

describe('a new question', () => {
  it.each(offeredKinds)('of the kind %s has an id of its own', (kind) => {
    const [one, other] = [newQuestion(kind), newQuestion(kind)];
    expect(one.id).toMatch(/^[a-z][a-z0-9-]{0,39}$/);
    expect(one.id).not.toBe(other.id);
    expect(one.kind).toBe(kind === 'budget' ? 'table' : kind);
  });

  it('of the kind budget can be balanced', () => {
    expect(newQuestion('budget')).toMatchObject({
      required: true,
      balance: { amount: 'amount', side: 'side' },
    });
  });
});

describe('the place of a path', () => {
  it.each([
    ['sections.1.questions.2.label.fr', 'question:portfolio', 'label.fr'],
    ['sections.1.questions.2', 'question:portfolio', ''],
    ['sections.1.label.en', 'section:work', 'label.en'],
    ['sections.1.questions', 'section:work', 'questions'],
    ['sections', 'order', ''],
    ['form', 'order', ''],
    ['sections.90.label.fr', 'order', ''],
  ])('%s is %s', (path, field, part) => {
    expect(placeOf(residency, path)).toEqual({ field, part });
  });
});
