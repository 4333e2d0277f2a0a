// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { asCallAnswers, sampleDraft, sampleOwnRecord, sampleReference } from '../../testing/sample-draft.ts';
import { workspaceServer } from '../../testing/workspace-server.ts';

const { id, databaseId, groupId, version, versions, moderation, translations, language } = sampleDraft;
const project = {
  __typename: 'PasserelleProjectDraft',
  id,
  databaseId,
  groupId,
  version,
  versions,
  status: 'publish',
  path: '/projet/un-theatre/',
  moderation,
  translations,
  language,
  slug: 'un-theatre',
  audience: 'public',
  title: 'Un théâtre',
  summary: 'Dans les centres de santé',
  description: '<p>Douze minutes.</p>',
  results: null,
  coverImageId: null,
  startDate: '2026-01-15',
  endDate: '2027-01-15',
  beneficiary: 'Les Pieds nus',
  partners: [],
  links: [],
  documentIds: [],
  files: [],
  countryIds: [1],
  sectorIds: [2],
  allowedActions: ['propose'] as string[],
  proposal: null,
  proposed: null,
};
const row = { ...sampleOwnRecord, title: 'Un théâtre', status: 'publish', path: '/projet/un-theatre/' };

let current: typeof project;
let rows: object[];
let asked: string[];
let writes: unknown[];

beforeEach(() => {
  current = project;
  rows = [{ ...row, allowedActions: ['propose'] }];
  asked = [];
  writes = [];
});

workspaceServer({
  data(variables) {
    asked.push(JSON.stringify(variables));
    return {
      passerelleReference: sampleReference,
      passerelleProjectDraft: current,
      passerelleOwnRecord: { ...row, allowedActions: current.allowedActions },
      passerelleOwnRecords: {
        __typename: 'PasserelleOwnRecords',
        items: rows,
        total: rows.length,
        page: 1,
        perPage: 20,
      },
    };
  },
  calls: {
    '/api/dashboard/projects/mutate': (body) => {
      writes.push(body);
      return asCallAnswers({ ...current, version: 4 });
    },
  },
});

const openList = async (search = '') => {
  await openWorkspace(pathTo('ownProjects', 'fr') + search);
  await screen.findByRole('heading', { level: 1, name: 'Vos projets' }, { timeout: 10_000 });
};
const optionsOf = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ value }) => value);

const openForm = async () => openWorkspace(pathTo('editProject', 'fr', { id: '12' }));

describe('the form of a project', () => {
  it('proposes changes, and has no field of staff', async () => {
    const router = await openForm();
    const summary = await screen.findByLabelText<HTMLInputElement>(/^Résumé/, {}, { timeout: 10_000 });
    await waitFor(() => expect(summary.readOnly).toBe(false));
    expect(plain(document.body.textContent)).toContain('tant que l’équipe n’a pas appliqué');
    expect(document.body.textContent).not.toContain('Comptes des bénéficiaires');
    fireEvent.change(summary, { target: { value: 'Autrement' } });
    const propose = screen.getByRole<HTMLButtonElement>('button', { name: 'Proposer ces modifications' });
    await waitFor(() => expect(propose.disabled).toBe(false));
    fireEvent.click(propose);
    await waitFor(() => expect(router.state.location.pathname).toBe(pathTo('ownProjects', 'fr')));
    expect(writes).toEqual([{ action: 'propose', id: 12, version: 3, input: { summary: 'Autrement' } }]);
  });

  it.each([
    ['while it is offline', { status: 'private', allowedActions: [] }],
    ['for staff, who change it in WordPress', { allowedActions: ['save', 'complete'] }],
  ])('is closed %s', async (_case, now) => {
    current = { ...project, ...now };
    await openForm();
    await screen.findByText(/ne peut pas être modifié pour le moment/, {}, { timeout: 10_000 });
    expect(screen.queryByLabelText(/^Résumé/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Voir vos projets' })).toBeTruthy();
  });
});

describe('the list of one’s projects', () => {
  it('offers to propose changes, and nothing else', async () => {
    await openList();
    const shown = within(document.querySelector<HTMLElement>('[data-row]') as HTMLElement);
    expect(shown.getByRole('link', { name: /^Proposer une modification/ }).getAttribute('href')).toBe(
      pathTo('editProject', 'fr', { id: '12' }),
    );
    expect(shown.queryAllByRole('button')).toEqual([]);
    expect(within(screen.getByRole('main')).queryByRole('link', { name: /^Nouve/ })).toBeNull();
    expect(optionsOf('État')).toEqual(['', 'publish', 'completed', 'private']);
    expect(optionsOf('Trier par')).toEqual(['recent', 'title_asc', 'title_desc']);
  });

  it('leaves out of its address what it does not offer', async () => {
    await openList('?status=draft&sort=waiting');
    expect(asked.join('\n')).not.toMatch(/DRAFT|WAITING/);
  });

  it('says who makes projects while there is none', async () => {
    rows = [];
    await openList();
    expect(plain(document.querySelector('main')?.textContent)).toContain('L’équipe de Passerelle crée');
    const contact = screen.getByRole('link', { name: 'Écrire à l’équipe au sujet de votre projet' });
    expect(contact.getAttribute('href')).toBe(pathTo('contact', 'fr'));
  });
});
