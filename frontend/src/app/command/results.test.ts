import { describe, expect, it } from 'vitest';
import type { Language } from '../../../shared/config/locales.ts';
import { pathTo, workspaceIds } from '../../../shared/config/routes.ts';
import { sampleUser } from '../../testing/sample-user.ts';
import { loadNamespaces } from '../namespaces.ts';
import { screenKey } from '../workspace/screen-keys.ts';
import { beginKeys } from '../workspace/new-links.tsx';
import { findResults, type Result } from './results.ts';

interface Options {
  language?: Language;
  capabilities?: string[];
  hasPublishedProfile?: boolean | undefined;
}

const draft = {
  id: 21,
  title: 'L’Été à Kayes',
  type: 'initiative',
  language: 'FR',
  status: 'draft',
} as const;

const project = {
  id: 34,
  title: 'Studio mobile de Thiès',
  type: 'supported_projects',
  language: 'FR',
  status: 'publish',
} as const;

async function find(text: string, options: Options = {}): Promise<Result[]> {
  const { language = 'fr', capabilities = [], hasPublishedProfile } = options;
  const i18n = await loadNamespaces(language, ['command', 'workspace', 'common']);
  const t = i18n.getFixedT(language, ['command', 'workspace', 'common']);
  const member = { ...sampleUser, capabilities };
  return findResults(text, [draft, project], { language, member, hasPublishedProfile, t: t as never });
}
const idsOf = (results: readonly Result[]) => results.map(({ id }) => id);

describe('the search of the workspace', () => {
  it('shows where one may go as long as nothing is typed', async () => {
    const ids = idsOf(await find(''));
    expect(ids).toEqual(
      expect.arrayContaining(['forYou', 'ownInitiatives', 'newInitiative', 'structureForm']),
    );
    for (const id of ['moderations', 'reports', 'ownCalls', 'newCall', 'administration', 'site', 'record-21'])
      expect(ids).not.toContain(id);
  });

  it('finds more for those who may do more', async () => {
    const capabilities = ['moderate_content', 'edit_call_for_applications'];
    const ids = idsOf(await find('', { capabilities }));
    expect(ids).toEqual(expect.arrayContaining(['moderations', 'reports', 'ownCalls', 'newCall']));
  });

  it('finds names by their words, without accents and capitals, then records and the public site', async () => {
    const results = await find('NOUVEL evene');
    expect(idsOf(results)).toEqual(['newEvent', 'record-21', 'record-34', 'site']);
    expect(results.map(({ path }) => path)).toEqual([
      pathTo('newEvent', 'fr'),
      pathTo('editInitiative', 'fr', { id: '21' }),
      pathTo('editProject', 'fr', { id: '34' }),
      '/recherche/?q=NOUVEL+evene',
    ]);
    expect(results.map(({ isDocument }) => isDocument)).toEqual([false, false, false, true]);
    expect(results[2]).toMatchObject({ name: project.title, note: 'Votre projet', icon: 'project' });
  });

  it('leads to the state of the profile where that opens what is closed', async () => {
    const closed = (await find('structure', { hasPublishedProfile: false })).find(
      ({ id }) => id === 'structureForm',
    );
    expect(closed).toMatchObject({ icon: 'lock', path: pathTo('noProfile', 'fr'), isDocument: true });
    for (const hasPublishedProfile of [true, undefined]) {
      const open = (await find('structure', { hasPublishedProfile })).find(
        ({ id }) => id === 'structureForm',
      );
      expect(open).toMatchObject({ icon: 'plus', path: pathTo('structureForm', 'fr'), isDocument: false });
    }
  });

  it('speaks English', async () => {
    expect((await find('reports', { language: 'en', capabilities: ['moderate_content'] }))[0]).toMatchObject({
      name: 'Member reports',
      path: '/en/dashboard/your-validations/reports/',
    });
  });

  it('has a name for every screen without parameters', () => {
    const nameless = workspaceIds.filter(
      (id) => !pathHasParameter(id) && !screenKey(id) && !Object.hasOwn(beginKeys, id),
    );
    expect(nameless).toEqual([]);
  });
});

function pathHasParameter(id: (typeof workspaceIds)[number]): boolean {
  try {
    pathTo(id, 'fr');
    return false;
  } catch {
    return true;
  }
}
