import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { CallQuery } from '../../../shared/graphql/generated/operations.ts';
import type { QueryFunction } from '../../../shared/graphql/operation.ts';
import { renderPage, testNow } from '../../testing/render-page.ts';
import { sampleQuery } from '../../testing/sample-upstream.ts';

type Stages = NonNullable<CallQuery['passerelleCall']>['stages'];

const plain = (text: string | null | undefined): string => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');
const two: Stages = [
  { number: 1, name: '', opensAt: '2026-11-01T08:00:00Z', closesAt: '2026-12-31T23:59:59Z' },
  { number: 2, name: 'Dossier complet', opensAt: '2027-02-01T08:00:00Z', closesAt: '2027-02-28T23:59:59Z' },
];

beforeAll(() => vi.useFakeTimers({ toFake: ['Date'], now: testNow }));
afterAll(() => vi.useRealTimers());

/** Texts of the stages on the page of a call in Dakar, by line. */
async function stagesOn(address: string, stages: Stages): Promise<string[]> {
  const query: QueryFunction = async (operation, variables) => {
    const answer = await sampleQuery({ now: testNow })(operation, variables);
    const { passerelleCall: call } = answer as { passerelleCall?: object };
    return call
      ? { ...answer, passerelleCall: { ...call, zone: 'Africa/Dakar', steps: [], stages } }
      : answer;
  };
  const { document } = await renderPage(address, { query });
  return [...document.querySelectorAll('main section ol > li')].map((item) =>
    [...item.children].map((part) => plain(part.textContent).trim()).join(' | '),
  );
}

it.each([
  {
    address: '/appel-a-candidature/residence-dak-art-textile/',
    expected: [
      'Ouverture le 1er novembre 2026 à 8 h · Clôture le 31 décembre 2026 à 23 h 59 (heure de Dakar) | Étape 1',
      'Ouverture le 1er février 2027 à 8 h · Clôture le 28 février 2027 à 23 h 59 (heure de Dakar) | Étape 2 : Dossier complet | Pour les candidatures choisies à l’étape précédente.',
    ],
  },
  {
    address: '/en/call-for-application/residence-dak-art-textile/',
    expected: [
      'Opens on 1 November 2026 at 08:00 · Closes on 31 December 2026 at 23:59 (Dakar time) | Stage 1',
      'Opens on 1 February 2027 at 08:00 · Closes on 28 February 2027 at 23:59 (Dakar time) | Stage 2: Dossier complet | For applications chosen in the previous stage.',
    ],
  },
])('the page of a call says when its stages open and close ($address)', async ({ address, expected }) => {
  expect(await stagesOn(address, two)).toEqual(expected);
});

it('says nothing of it where there is one stage', async () => {
  const stages = await stagesOn('/appel-a-candidature/residence-dak-art-textile/', []);
  expect(stages.filter((text) => text.includes('Étape'))).toEqual([]);
});
