import { Ajv2020 } from 'ajv/dist/2020.js';
import { env } from 'node:process';
import { describe, expect, it } from 'vitest';
import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import schema from '../../../../wp-plugin/config/application-form.schema.json' with { type: 'json' };
import { Draw } from '../../testing/random.ts';
import { judgeAnswers } from './judge-answers.ts';
import { answerGroups, changed, completeDocument, contextOf, documentCases } from './testing/fixtures.ts';
import { type PluginVerdict, pluginVerdicts } from './testing/plugin-verdicts.ts';
import { randomAnswers, randomFacts } from './testing/random-answers.ts';
import { randomForm } from './testing/random-forms.ts';
import { mutated } from './testing/random-mutations.ts';
import { sumsOf } from './testing/sums-of.ts';

const codes = new Set(
  answerGroups.flatMap(({ cases }) =>
    cases.flatMap(({ draft, send }) => [...draft, ...send].map((problem) => problem.replace(/^.*: /, ''))),
  ),
);

/** Random forms and answers, the same for the same seed: the plugin and the browser judge them alike. */
const count = Number(env['PASSERELLE_FORM_CASES'] ?? 400);
const seed = Number(env['PASSERELLE_FORM_SEED'] ?? 1);
const seeds = Array.from({ length: count }, (_, number) => seed + number);

const fits = new Ajv2020({ strict: false, allErrors: true }).compile(schema);

describe('answers', () => {
  it(`are judged alike by plugin and browser (${count} from seed ${seed})`, () => {
    const cases = seeds.map((each) => {
      const draw = new Draw(each);
      const form = randomForm(draw);
      // Through JSON, like a request: it has no undefined, and one zero.
      const answers = JSON.parse(JSON.stringify(randomAnswers(draw, form))) as Record<string, unknown>;
      return { each, form, answers, facts: randomFacts(draw), isSending: draw.once(2) };
    });
    const verdicts = pluginVerdicts(
      cases.map(({ form, answers, facts, isSending }) => ({
        form: JSON.stringify(form),
        answers: JSON.stringify(answers),
        context: facts,
        isSending,
      })),
    );
    expect(verdicts.length).toBe(count);
    const found = new Set<string>();
    for (const [number, { each, form, answers, facts, isSending }] of cases.entries()) {
      const problems = judgeAnswers(form, answers, contextOf(facts, isSending));
      for (const { code } of problems) found.add(code);
      const browser: PluginVerdict = {
        shape: [],
        problems: listed(problems),
        sums: sumsOf(form, answers),
      };
      const { shape, problems: ofPlugin = [], sums = {} } = verdicts[number] ?? { shape: ['none'] };
      const plugin = { shape, problems: ofPlugin.toSorted(), sums };
      const drawn = { seed: each, form, answers, facts, isSending };
      expect({ ...drawn, ...plugin }).toEqual({ ...drawn, ...browser });
    }
    expect([...found]).toEqual(expect.arrayContaining(['files_too_large', 'too_many_files_in_all']));
    // The draws are worth something: few codes of the table are missing, for example that of half a megabyte.
    expect([...codes].filter((code) => !found.has(code)).length).toBeLessThan(codes.size / 4);
  });
});

const listed = (problems: readonly { path: string; code: string }[]): string[] =>
  problems.map(({ path, code }) => `${path}: ${code}`).toSorted();

describe('documents', () => {
  it.each(documentCases.map((each) => [each]))(
    'of the table fit the schema or not: %j',
    ({ changes, shape }) => {
      const document = changes.reduce(
        (before, change) => changed(before, change.at, change),
        completeDocument,
      );
      expect(fits(document)).toBe(shape.length === 0);
    },
  );

  it(`fit the schema where the plugin reads them (${count} from seed ${seed})`, () => {
    const documents = seeds.map((each) => {
      const draw = new Draw(each);
      return mutated(draw, draw.once(2) ? completeDocument : randomForm(draw));
    });
    const verdicts = pluginVerdicts(documents.map((document) => ({ form: JSON.stringify(document) })));
    const different = documents.filter(
      (document, number) => fits(document) !== (verdicts[number]?.shape.length === 0),
    );
    expect(different).toEqual([]);
    const read = verdicts.filter(({ shape }) => shape.length === 0).length;
    expect(read).toBeGreaterThan(count / 20);
    expect(read).toBeLessThan(count * 0.9);
  });
});

describe('the schema', () => {
  it('has the limits of limits.json', () => {
    const { applications } = limits;
    const { $defs: of, properties } = schema;
    expect({
      sections: properties.sections.maxItems,
      questions: of.section.properties.questions.maxItems,
      columns: of.table.properties.columns.maxItems,
      choices: of['choice-list'].maxItems,
      label: of.label.properties.fr.maxLength,
      help: of.help.properties.en.maxLength,
      shortCharacters: of.shortText.properties.max.maximum,
      longCharacters: of.longText.properties.max.maximum,
      rows: of.table.properties.max.maximum,
      files: of.file.properties.max.maximum,
      letters: of.letter.properties.max.maximum,
      letterDays: of.letter.properties.daysAfterClosing.maximum,
      // Bytes of the whole, which a schema can't count.
      formBytes: applications.formBytes,
      answersBytes: applications.answersBytes,
      filesBytes: applications.filesBytes,
    } satisfies typeof applications).toEqual(applications);
    expect(of.file.properties.maxBytes.maximum).toBe(limits.files.applicationBytes);
  });
});
