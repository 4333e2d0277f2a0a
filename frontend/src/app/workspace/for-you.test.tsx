// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { ForYouDocument } from '../../../shared/graphql/generated/documents/for-you.ts';
import { ModerationCountsDocument } from '../../../shared/graphql/generated/documents/moderation-counts.ts';
import { metaOf } from '../../../shared/graphql/operation-document.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { sampleUser, withTypeNames } from '../../testing/sample-user.ts';

const item = {
  __typename: 'PasserelleRecommendation',
  card: {
    __typename: 'PasserelleCard',
    groupId: 11,
    id: 12,
    language: 'EN',
    slug: 'costumes',
    summary: 'A workshop.',
    title: 'Costumes',
    type: 'initiative',
  },
  reasons: [
    {
      __typename: 'PasserelleRecommendationReason',
      code: 'offers_sought',
      field: 'offered',
      language: 'EN',
      value: 'Two costumers.',
    },
    {
      __typename: 'PasserelleRecommendationReason',
      code: 'country',
      field: 'countryIds',
      language: 'FR',
      value: 'Mali',
    },
  ],
};
const draft = {
  __typename: 'PasserelleWaitingItem',
  at: '2026-11-20T10:00:00Z',
  comment: 'Précisez les dates.' as string | null,
  id: 5,
  kind: 'to_edit',
  language: 'FR',
  path: null,
  title: 'Mon initiative',
  type: 'initiative',
};

let items: object[];
let waiting: object[];
let steps: string[];
let sent: unknown[];
let refused: boolean;
let asked: string[];
let capabilities: string[];
/** Resolves with the answer that has recommendations. */
let answered: Promise<void>;

beforeEach(() => {
  items = [item];
  waiting = [draft];
  steps = ['interests', 'profile', 'favourite'];
  sent = [];
  refused = false;
  asked = [];
  capabilities = [];
  answered = Promise.resolve();
  vi.stubGlobal('fetch', async (input: string, options?: RequestInit) => {
    if (input.startsWith('/api/auth/'))
      return Response.json({ data: { authenticated: true, csrfToken: 't' } });
    const body = JSON.parse((options?.body as string | undefined) ?? '{}') as {
      dismissed?: boolean;
      operationId?: string;
    };
    if (input.endsWith('/for-you/dismiss')) {
      sent.push(body);
      if (refused)
        return Response.json({ error: { code: 'not_found', message: 'Introuvable' } }, { status: 404 });
      items = body.dismissed ? [] : [item];
      return Response.json({ data: { dismissed: body.dismissed, groupId: 11 } });
    }
    asked.push(body.operationId ?? '');
    if (body.operationId === metaOf(ForYouDocument).id) await answered;
    return Response.json({
      data: {
        passerelleUser: withTypeNames({ ...sampleUser, capabilities }),
        passerelleModerationCounts: [{ __typename: 'PasserelleModerationCount', type: 'event', count: 3 }],
        passerelleForYou: {
          __typename: 'PasserelleForYou',
          hasInterests: false,
          hasOpportunities: true,
          items,
        },
        passerelleWaitingItems: { __typename: 'PasserelleWaitingItems', items: waiting, steps, total: 1 },
      },
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const titles = () =>
  [...document.querySelectorAll('[data-recommendation] h3')].map(({ textContent }) => textContent);
const row = async () => screen.findByRole('listitem', { name: 'Costumes' });

describe('the signed-in home', () => {
  it('shows each item with its reasons and the label of its language', async () => {
    await openWorkspace(pathTo('forYou', 'fr'));
    const text = plain((await row()).textContent);
    for (const words of [
      'En anglais',
      'Propose ce que vous recherchez : Two costumers.',
      'Dans vos pays : Mali',
    ])
      expect(text).toContain(words);
    expect(
      within(await row())
        .getByRole('link', { name: 'Costumes' })
        .getAttribute('href'),
    ).toBe('/en/initiative/costumes/');
  });

  it('lists what waits and three first steps, and neither where there are none', async () => {
    await openWorkspace(pathTo('forYou', 'fr'));
    await row();
    expect(document.querySelector('[data-waiting=to_edit] blockquote')?.textContent).toBe(
      'Précisez les dates.',
    );
    expect(screen.getByRole('link', { name: 'Mon initiative' }).getAttribute('href')).toBe(
      pathTo('editInitiative', 'fr', { id: '5' }),
    );
    expect(screen.getByRole('link', { name: 'Créer votre profil dans l’annuaire' })).toBeTruthy();
    cleanup();
    [items, waiting, steps] = [[], [], []];
    await openWorkspace(pathTo('forYou', 'fr'));
    expect(await screen.findByText(/Rien de nouveau/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'À faire' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Pour bien commencer' })).toBeNull();
  });

  it('asks for the work of validators beside recommendations', async () => {
    capabilities = ['moderate_content'];
    const answer = Promise.withResolvers<void>();
    answered = answer.promise;
    await openWorkspace(pathTo('forYou', 'fr'), capabilities);
    await waitFor(() => expect(asked).toContain(metaOf(ModerationCountsDocument).id));
    expect(screen.queryByRole('listitem', { name: 'Costumes' })).toBeNull();
    answer.resolve();
    await row();
    const region = screen.getByRole('region', { name: 'À faire' });
    expect(
      within(region)
        .getAllByRole('link')
        .map((link) => [plain(link.textContent), link.getAttribute('href')]),
    ).toEqual([
      ['3 fiches attendent une décision', pathTo('moderations', 'fr')],
      ['Mon initiative', pathTo('editInitiative', 'fr', { id: '5' })],
    ]);
    // What waits comes first.
    expect([...document.querySelectorAll('#main h2')].map(({ textContent }) => plain(textContent))).toEqual([
      'À faire',
      'Pour bien commencer',
      'Choisi pour vous',
    ]);
  });

  it('shows the first recommendations, and all of them on demand', async () => {
    items = Array.from({ length: 6 }, (_, index) => ({
      ...item,
      card: { ...item.card, groupId: 11 + index, id: 12 + index, title: `Atelier ${index + 1}` },
    }));
    await openWorkspace(pathTo('forYou', 'fr'));
    const first = ['Atelier 1', 'Atelier 2', 'Atelier 3', 'Atelier 4'];
    const all = await screen.findByRole('button', { name: 'Tout voir (6)' });
    expect(titles()).toEqual(first);
    fireEvent.click(all);
    expect(titles()).toEqual([...first, 'Atelier 5', 'Atelier 6']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Atelier 5'));
    expect(all.isConnected).toBe(false);
  });

  it('dismisses an item, and brings it back', async () => {
    await openWorkspace(pathTo('forYou', 'fr'));
    fireEvent.click(within(await row()).getByRole('button', { name: /Pas pour moi/ }));
    const undo = await screen.findByRole('button', { name: 'Annuler' });
    await waitFor(() => expect(document.activeElement).toBe(undo));
    fireEvent.click(undo);
    const link = within(await row()).getByRole('link', { name: 'Costumes' });
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(sent).toEqual([
      { groupId: 11, dismissed: true },
      { groupId: 11, dismissed: false },
    ]);
  });

  it('says why an item could not be dismissed', async () => {
    refused = true;
    await openWorkspace(pathTo('forYou', 'fr'));
    fireEvent.click(within(await row()).getByRole('button', { name: /Pas pour moi/ }));
    expect(await screen.findByText('Introuvable')).toBeTruthy();
    expect(await row()).toBeTruthy();
  });
});
