import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FormDocument } from '../../frontend/shared/application-form/form-document.ts';
import { judgeAnswers } from '../../frontend/src/lib/application-form/judge-answers.ts';
import { contextOf } from '../../frontend/src/lib/application-form/testing/fixtures.ts';

interface DemoApplication {
  key: string;
  language: 'fr' | 'en';
  begun?: true;
  answers: Record<string, unknown>;
}
interface Profile {
  key: string;
  owner?: string;
  status: string;
  values: { residenceCountry: string };
}
interface Call {
  key: string;
  status: string;
  audience: string;
  countries: string[];
  sectors: string[];
  values: { managementMode: string; depositLanguages: string[]; opensAt: string; closesAt: string };
}

const read = (path: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8'));

const applications = new Map(
  readdirSync(join(import.meta.dirname, 'applications')).map((file) => [
    file.replace('.json', ''),
    read(`applications/${file}`) as DemoApplication[],
  ]),
);
const calls = read('call_for_application.json') as Call[];
/** Calls that are closed, with what followed. */
const closed = new Set(
  ['reviews', 'decisions'].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder)).map((file) => file.replace('.json', '')),
  ),
);
const isPublic = ({ status, audience, values: { opensAt } }: Call) =>
  status === 'publish' && audience === 'public' && opensAt.startsWith('-');
const isOpen = (call: Call) => isPublic(call) && call.values.closesAt.startsWith('+');
const profiles = readdirSync(import.meta.dirname)
  .filter((file) => file.startsWith('community_profile-'))
  .flatMap((file) => read(file) as Profile[]);
const countryCodes = new Set(profiles.map(({ values }) => values.residenceCountry));

/** Answers in the form in which the seeder stores them: rows of tables with their ids, dates instead of days from now. */
const stored = (answers: DemoApplication['answers']) =>
  Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => {
      const isDay = typeof answer === 'string' && /^[+-]\d+d$/.test(answer);
      const rows = Array.isArray(answer)
        ? (answer as unknown[]).map((each, row) =>
            typeof each === 'object' ? { id: `row-${row + 1}`, cells: each } : each,
          )
        : answer;
      return [id, isDay ? '2027-03-01' : rows];
    }),
  );
const sent = (call: string) => (applications.get(call) ?? []).filter(({ begun }) => begun === undefined);

describe('the applications of the demo content', () => {
  it.each([...applications.keys()])(
    'apply to %s, open or followed by its review or results, in its languages',
    (key) => {
      const call = calls.find((each) => each.key === key);
      expect(call && isPublic(call) && call.values.managementMode).toBe('internal');
      expect(call && isOpen(call)).toBe(!closed.has(key));
      const languages = applications.get(key)?.map(({ language }) => language) ?? [];
      expect(languages.filter((language) => !call?.values.depositLanguages.includes(language))).toEqual([]);
    },
  );

  it.each([...applications.keys()])('answer the form of %s: what was sent, completely', (key) => {
    const form = read(`forms/${key}.json`) as FormDocument;
    const problems = (applications.get(key) ?? []).flatMap(({ key: person, begun, answers }) => {
      const context = contextOf({ profile: { 'person.name': person } }, begun === undefined);
      return judgeAnswers(form, stored(answers), { ...context, countryCodes }).map(
        ({ path, code }) => `${person} ${path}: ${code}`,
      );
    });
    expect(problems).toEqual([]);
  });

  it('are thirty sent ones and some begun ones, in both languages, from many countries', () => {
    const of = sent('art-mural-abomey-calavi');
    expect(of).toHaveLength(30);
    const begun = [...applications].filter(([, each]) => each.filter((one) => one.begun).length > 2);
    expect(begun.map(([key]) => key)).toEqual(['art-mural-abomey-calavi', 'residence-musiques-saloum']);
    expect(new Set(of.map(({ language }) => language)).size).toBe(2);
    const countries = new Set(of.map(({ answers }) => answers['country']));
    expect(countries.size).toBeGreaterThan(20);
    expect(countries).toContain('FR');
  });

  it('are one for each person, who has a public profile and no account of the tests', () => {
    const people = profiles.filter(({ owner, status }) => owner === undefined && status === 'publish');
    for (const [call, of] of applications) {
      const keys = of.map(({ key }) => key);
      expect([call, new Set(keys).size]).toEqual([call, keys.length]);
      expect(keys.filter((key) => !people.some((person) => person.key === key))).toEqual([]);
    }
  });
});

it('has an open call for music in Senegal', () => {
  const found = calls.filter(
    (call) => isOpen(call) && call.countries.includes('SN') && call.sectors.includes('music'),
  );
  expect(found.length).toBeGreaterThan(0);
});
