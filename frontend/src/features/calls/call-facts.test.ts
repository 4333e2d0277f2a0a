import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CallQuery } from '../../../shared/graphql/generated/operations.ts';
import type { QueryFunction } from '../../../shared/graphql/operation.ts';
import { renderPage, testNow } from '../../testing/render-page.ts';
import { sampleQuery } from '../../testing/sample-upstream.ts';

type Call = NonNullable<CallQuery['passerelleCall']>;
const path = '/appel-a-candidature/residence-dak-art-textile/';
const englishPath = '/en/call-for-application/residence-dak-art-textile/';
const day = 86_400_000;
const plain = (text: string | null | undefined): string => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');

beforeAll(() => vi.useFakeTimers({ toFake: ['Date'], now: testNow }));
afterAll(() => vi.useRealTimers());

const callWith =
  (change: Partial<Call>): QueryFunction =>
  async (operation, variables) => {
    const answer = await sampleQuery({ now: testNow })(operation, variables);
    const { passerelleCall: call } = answer as { passerelleCall?: object };
    return call ? { ...answer, passerelleCall: { ...call, ...change } } : answer;
  };

async function factsOf(change: Partial<Call>, address = path): Promise<Record<string, string>> {
  const { document } = await renderPage(address, { query: callWith(change) });
  const facts = [...document.querySelectorAll('aside dl > div')].map((fact) => [
    plain(fact.querySelector('dt')?.textContent),
    plain(fact.querySelector('dd')?.textContent),
  ]);
  const first = [...document.querySelectorAll('[data-panel] p:has(> span)')].map((fact) => {
    const name = plain(fact.querySelector('span')?.textContent);
    return [name, plain(fact.textContent).slice(name.length)];
  });
  return Object.fromEntries([...first, ...facts]);
}

const panelOf = async (change: Partial<Call>): Promise<string[]> => {
  const { document } = await renderPage(path, { query: callWith(change) });
  return [...document.querySelectorAll('[data-panel] p, [data-panel] a')].map((line) =>
    plain(line.textContent),
  );
};

describe('the facts of a call', () => {
  it('say that there are no fees, even when an amount is left over', async () => {
    expect((await factsOf({ fees: 'none', feeAmount: 10 }))['Frais de candidature']).toBe('Sans frais');
  });

  it.each<[Partial<Call>, string | undefined]>([
    [{ amountMin: null }, 'jusqu’à 2 500 000 F CFA'],
    [{ amountMax: null }, 'à partir de 1 000 000 F CFA'],
    [{ amountMin: 2_500_000 }, '2 500 000 F CFA'],
    [{ amountMin: null, amountMax: null }, undefined],
    [{ currency: null }, undefined],
  ])('give the amount of the aid: %o', async (change, expected) => {
    expect((await factsOf(change))['Montant de l’aide']).toBe(expected);
  });

  it.each<[Partial<Call>, string | undefined]>([
    [{ ageMax: null }, 'À partir de 18 ans'],
    [{ ageMin: null }, 'Jusqu’à 35 ans'],
    [{ ageMin: 0 }, 'De 0 à 35 ans'],
    [{ ageMin: null, ageMax: null }, undefined],
  ])('give the ages: %o', async (change, expected) => {
    expect((await factsOf(change))['Âge']).toBe(expected);
  });

  it.each<[Partial<Call>, string | undefined]>([
    [{}, 'jusqu’à 3'],
    [{ applicationsEach: 1 }, undefined],
    [{ applicationsEach: null }, undefined],
    [{ applicationForm: null }, undefined],
  ])('say how many applications one may submit on the platform: %o', async (change, expected) => {
    expect((await factsOf(change))['Candidatures par candidat']).toBe(expected);
  });

  it('are in English, with English amounts', async () => {
    const facts = await factsOf(
      { applicants: ['structure'], feeAmount: 12, feeCurrency: 'EUR' },
      englishPath,
    );
    expect(facts).toMatchObject({
      'Application fees': '€12',
      'Who may apply': 'Organisations',
      Age: '18 to 35',
    });
  });

  it('are left out where the call does not give them', async () => {
    const none = {
      ageMax: null,
      ageMin: null,
      amountMax: null,
      amountMin: null,
      applicantCountries: [],
      applicants: [],
    };
    const facts = await factsOf({
      ...none,
      decisionDate: null,
      applicationsEach: null,
      places: null,
      fees: null,
      covers: null,
      documentsAsked: null,
      applicationForm: null,
    });
    expect(Object.keys(facts)).toEqual([
      'Clôture',
      'Ouverture',
      'Type d’appel',
      'Type d’aide',
      'Langues de candidature',
      'Pays',
      'Secteurs',
    ]);
  });
});

describe('the results of a call', () => {
  const closed = {
    opensAt: new Date(testNow - 90 * day).toISOString(),
    closesAt: new Date(testNow - 30 * day).toISOString(),
  };
  const today = new Date(testNow).toISOString().slice(0, 10);

  it('are offered from their day on', async () => {
    expect(await panelOf({ ...closed, resultsDate: today })).toEqual([
      'Cet appel est clos',
      expect.stringMatching(/^Clôture/),
      expect.stringMatching(/^Les résultats sont publiés depuis le /),
      expect.stringMatching(/^Lire les résultats/),
      'Voir les appels ouverts',
    ]);
  });

  it('are announced before, without their address', async () => {
    const lines = await panelOf({ ...closed, resultsDate: '2099-01-31' });
    expect(lines).toContain('Publication des résultats31 janvier 2099');
    expect(lines.join()).not.toMatch(/Lire les résultats|publiés depuis/);
  });

  it('are not shown while one can still apply', async () => {
    expect((await panelOf({ resultsDate: today })).join()).not.toMatch(/résultats/i);
  });
});
