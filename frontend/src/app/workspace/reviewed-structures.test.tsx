// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { queueCounts, queueRow } from '../../testing/sample-queue.ts';
import { sampleReview } from '../../testing/sample-review.ts';
import { workspaceServer } from '../../testing/workspace-server.ts';

const draft = {
  __typename: 'PasserelleReviewedStructure',
  groupId: 7,
  name: 'Les Tisserands',
  membershipStatus: 'member',
  role: 'owner',
  owners: ['Awa Zongo', 'Kossi Mensah'],
  countries: [{ __typename: 'PasserelleCountry', isoCode: 'SN', name: 'Sénégal' }],
  isDraftOfProfile: true,
  path: null,
  similar: [
    { __typename: 'PasserelleSimilarName', id: 9, name: 'Tisserands SARL', path: '/annuaire/tisserands/' },
  ],
  fields: [
    { __typename: 'PasserelleReadableField', key: 'city', kind: 'text', label: 'Ville', values: ['Dakar'] },
    { __typename: 'PasserelleReadableField', key: 'summary', kind: 'text', label: 'Résumé', values: [] },
  ],
};
const asked = {
  ...draft,
  groupId: 8,
  name: 'Le Fleuve',
  membershipStatus: 'pretender',
  role: 'member',
  owners: [],
  countries: [],
  isDraftOfProfile: false,
  path: '/annuaire/le-fleuve/',
  similar: [],
  fields: [],
};
let structures: object[];
const row = { ...queueRow, type: 'community_profile' };

workspaceServer({
  data: () => ({
    passerelleModerationRecord: { ...sampleReview, row },
    passerelleModerationCounts: queueCounts,
    passerelleOpenReports: 0,
    passerelleReviewStructures: structures,
  }),
});

async function open() {
  await openWorkspace(pathTo('moderateMember', 'fr', { id: '21' }), ['moderate_content']);
  return screen.findByRole('region', { name: 'Structures de la personne' });
}

it('says beside a profile what is known of its structures', async () => {
  structures = [draft, asked];
  const region = await open();
  const [first, second] = within(region)
    .getAllByRole('listitem')
    .filter((item) => item.hasAttribute('data-structure'));
  expect(plain(first?.textContent)).toBe(
    'Les TisserandsPropriétairePas publiéeSénégalPropriétaires : Awa Zongo, Kossi Mensah' +
      'Créée avec ce profil : approuver le profil la publiera.' +
      'Une structure publiée porte un nom semblable :Tisserands SARLLire la fiche de la structureVilleDakar',
  );
  expect(plain(second?.textContent)).toBe('Le FleuveA demandé à rejoindrePubliéeAucun propriétaire.');
  const links = within(region)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/annuaire/tisserands/', '/annuaire/le-fleuve/']);
});

it('says that there is none', async () => {
  structures = [];
  expect((await open()).textContent).toContain('Cette personne n’appartient à aucune structure.');
});
