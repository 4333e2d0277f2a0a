import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import schema from '../../../../../../wp-plugin/config/application-form.schema.json' with { type: 'json' };
import fields from '../../../../../../wp-plugin/config/common-fields.json' with { type: 'json' };
import type {
  CommonField,
  FormDocument,
  FormQuestion,
} from '../../../../../shared/application-form/form-document.ts';
import { Draw } from '../../../../testing/random.ts';
import { commonFieldsFor, mappingsOf } from './common-grants.ts';
import { questionsOf } from './edits.ts';
import { mappingSchema, proposalSchema } from './testing/common-grants-schemas.ts';
import { transformed } from './testing/transform.ts';
import { fileText, importedDocument } from './transfer.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);
const isMapping = ajv.compile(mappingSchema);
const isProposal = ajv.compile(proposalSchema);

const readyMade = (name: string): FormDocument =>
  JSON.parse(
    readFileSync(
      join(import.meta.dirname, `../../../../../../wp-plugin/config/application-forms/${name}.json`),
      'utf8',
    ),
  ) as FormDocument;

const names = Object.keys(fields) as CommonField[];
const answers: Readonly<Record<string, string>> = {
  shortText: 'Des murs de mémoire',
  longText: 'Les récits des élèves,\nà hauteur de main.',
  amount: '1200.50',
  date: '2027-03-01',
  link: 'https://awa.example/murs',
  email: 'awa@example.org',
  'person.job': 'Peintre',
  'person.email': 'awa@example.org',
  'structure.name': 'Les Ateliers du Fleuve',
  'structure.summary': 'En une phrase.',
  'structure.contactEmail': 'bonjour@ateliers.example',
};
/** The answer to a question of a kind, or the value of the profile that it asks for. */
const answerTo = (question: FormQuestion): string | undefined =>
  answers[question.kind === 'profileValue' ? question.source : question.kind];

const answersTo = (document: FormDocument) =>
  Object.fromEntries(questionsOf(document).map((question) => [question.id, answerTo(question)]));

function question(id: string, commonField: CommonField, kind: string): FormQuestion {
  const settings = kind.includes('.') ? { kind: 'profileValue', source: kind } : { kind };
  const currency = kind === 'amount' ? { currency: 'XOF' } : {};
  return { id, label: {}, commonField, ...settings, ...currency } as FormQuestion;
}
const form = (...questions: FormQuestion[]): FormDocument => ({
  format: 1,
  sections: [{ id: 's', label: {}, questions }],
});

/** The proposal that the answers to a form are; the mappings and the proposal are valid. */
function proposalOf(document: FormDocument): Record<string, unknown> {
  const mappings = mappingsOf(document);
  if (!mappings) throw new Error('No question is a common field.');
  expect([isMapping(mappings.mappingToCommonGrants), isMapping.errors]).toEqual([true, null]);
  expect([isMapping(mappings.mappingFromCommonGrants), isMapping.errors]).toEqual([true, null]);
  const answers = answersTo(document);
  const proposal = transformed(answers, mappings.mappingToCommonGrants);
  expect([isProposal(proposal), isProposal.errors]).toEqual([true, null]);
  const back = transformed(proposal, mappings.mappingFromCommonGrants);
  for (const [id, answer] of Object.entries(back)) expect([id, answer]).toEqual([id, answers[id]]);
  return proposal;
}

describe('common fields', () => {
  it('are those of the schema of forms', () => {
    expect(schema.$defs.question.properties.commonField.enum).toEqual(names);
  });

  it.each([
    [
      'project',
      ['title', 'description', 'amountRequested', 'projectTimeline', 'organizations'],
      ['asked', 'from', 'summary', 'title', 'to'],
    ],
    ['mobility', ['description', 'amountRequested', 'projectTimeline'], ['asked', 'from', 'programme', 'to']],
    ['residency', ['description', 'projectTimeline'], ['arrival', 'project']],
  ])(
    'make a proposal of answers to the ready-made form %s, and answers of a proposal',
    (name, members, ids) => {
      const document = readyMade(name);
      expect(Object.keys(proposalOf(document)).toSorted()).toEqual(members.toSorted());
      expect(Object.keys(mappingsOf(document)?.mappingFromCommonGrants ?? {}).toSorted()).toEqual(ids);
    },
  );

  it('map answers, constants and values of profiles', () => {
    expect(
      proposalOf(
        form(
          question('asked', 'amountRequested', 'amount'),
          question('from', 'projectTimeline.startDate', 'date'),
          question('structure', 'organizations.primary.name', 'structure.name'),
        ),
      ),
    ).toEqual({
      amountRequested: { amount: '1200.50', currency: 'XOF' },
      projectTimeline: {
        startDate: { name: 'Project start date', eventType: 'singleDate', date: '2027-03-01' },
      },
      organizations: { primary: { name: 'Les Ateliers du Fleuve' } },
    });
  });

  it('make a valid proposal in any choice of them, of each kind that fits', () => {
    let mapped = 0;
    for (let seed = 1; seed <= 300; seed += 1) {
      const draw = new Draw(seed);
      const chosen = names.filter(() => draw.once(2));
      const document = form(
        ...chosen.map((name, index) => question(`q${index}`, name, draw.one<string>(fields[name]))),
      );
      if (mappingsOf(document)) mapped += Object.keys(proposalOf(document)).length;
    }
    expect(mapped).toBeGreaterThan(300);
  });

  it('are not mapped where the proposal would be incomplete: a contact without a name, a structure without', () => {
    expect(mappingsOf(form(question('a', 'contacts.primary.emails.primary', 'email')))).toBeUndefined();
    expect(mappingsOf(form(question('a', 'organizations.primary.mission', 'longText')))).toBeUndefined();
    const named = form(
      question('a', 'contacts.primary.emails.primary', 'email'),
      question('b', 'contacts.primary.name.firstName', 'shortText'),
      question('c', 'contacts.primary.name.lastName', 'shortText'),
    );
    expect(Object.keys(proposalOf(named))).toEqual(['contacts']);
  });

  it('fit kinds and values of profiles; one that does not fit is not mapped', () => {
    expect(commonFieldsFor(question('a', 'title', 'amount'))).toEqual(['amountRequested']);
    expect(commonFieldsFor(question('a', 'title', 'structure.name'))).toEqual(['organizations.primary.name']);
    expect(commonFieldsFor(question('a', 'title', 'phone'))).toEqual([]);
    expect(mappingsOf(form(question('a', 'title', 'phone')))).toBeUndefined();
  });

  it('come back from a file, whose mappings are not part of the form', async () => {
    const document = readyMade('project');
    const text = fileText(document);
    expect(Object.keys(JSON.parse(text) as object)).toEqual([
      'format',
      'sections',
      'mappingToCommonGrants',
      'mappingFromCommonGrants',
    ]);
    expect(await importedDocument(new File([text], 'form.json'))).toEqual(document);
    const plain = form({ id: 'a', kind: 'phone', label: {} });
    expect(JSON.parse(fileText(plain))).toEqual(plain);
  });
});
