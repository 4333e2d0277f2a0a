import { render } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { showLastAnswers } from '../app/last-answers/last-answers.ts';
import { confirmWrites } from '../app/confirmations/confirm-writes.ts';
import { NoticeStore } from '../app/workspace/notice-store.ts';
import { createWorkspaceRoutes } from '../app/workspace/routes.tsx';
import { frameNamespaces } from '../../shared/config/workspace-texts.ts';
import { WorkspaceApp } from '../app/workspace/workspace-app.tsx';
import type { Language } from '../../shared/config/locales.ts';
import { loadNamespaces } from '../app/namespaces.ts';
import { browserQuery } from '../graphql/client/browser-query.ts';
import { createClient } from '../graphql/client/create-client.ts';
import { clientContext } from '../graphql/client/load.ts';
import { languageContext, type Site, visitContext } from '../lib/site.ts';
import { sampleUser, withTypeNames } from './sample-user.ts';

const visit = { id: 7, firstName: 'Awa', lastName: 'Sarr', isOnboarded: true, csrfToken: 'token' };
const site: Site = {
  language: 'fr',
  origin: 'https://passerelle.test',
  environment: 'production',
  dataLight: false,
  requestId: 'request',
  now: Date.parse('2026-11-23T10:00:00Z'),
  visit,
};
/** Cached: the member, as WordPress has answered it. */
const cacheOf = (capabilities: string[]) => ({
  ROOT_QUERY: { __typename: 'Query', passerelleUser: { __ref: 'PasserelleUser:7' } },
  'PasserelleUser:7': withTypeNames({ ...sampleUser, capabilities }),
});

let stop: (() => void)[] = [];

/**
 * The workspace of a signed-in member in the test’s document, its router in memory.
 * @param capabilities of the member
 */
export async function openWorkspace(address: string, capabilities: string[] = [], language: Language = 'fr') {
  const i18n = await loadNamespaces(language, frameNamespaces);
  const ask = browserQuery({ owner: '7', signInAgain: async () => false, onOtherAccount: () => undefined });
  const client = createClient({ executeQuery: ask, cache: cacheOf(capabilities) });
  const router = createMemoryRouter(createWorkspaceRoutes(language), {
    initialEntries: [address],
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(languageContext, language);
      context.set(visitContext, visit);
      context.set(clientContext, client);
      return context;
    },
  });
  const notices = new NoticeStore(() => router.state.navigation.state !== 'idle');
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') notices.leaveScreen();
  });
  for (const end of stop) end();
  stop = [
    confirmWrites(notices, language),
    showLastAnswers({ client, notices, language, madeAt: Date.now() }),
  ];
  // React renders once a part that was waited for is here: after the document of the test is gone, that would fail.
  onTestFinished(async () => {
    await vi.dynamicImportSettled();
    await new Promise(setImmediate);
  });
  render(
    <WorkspaceApp site={{ ...site, language }} i18n={i18n} client={client} notices={notices}>
      <RouterProvider router={router} />
    </WorkspaceApp>,
    { container: document as unknown as HTMLElement },
  );
  return router;
}

/** Text with plain spaces instead of no-break spaces. */
export const plain = (text: string | null | undefined): string =>
  (text ?? '').replace(/[\u00a0\u202f]/g, ' ');
