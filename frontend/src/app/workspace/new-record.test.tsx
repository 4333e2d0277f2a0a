// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace } from '../../testing/open-workspace.tsx';
import { asCallAnswers, sampleDraft, sampleReference } from '../../testing/sample-draft.ts';
import { workspaceServer } from '../../testing/workspace-server.ts';

/** The first save is answered when it resolves. */
let created: PromiseWithResolvers<void>;
let writes: unknown[];

beforeEach(() => {
  created = Promise.withResolvers();
  writes = [];
});

workspaceServer({
  data: () => ({ passerelleReference: sampleReference, passerelleOwnRecord: null }),
  calls: {
    '/api/dashboard/initiatives/mutate-initiative': async ({ input }: { input: object }) => {
      writes.push(input);
      await created.promise;
      return { ...asCallAnswers(sampleDraft), subtitle: null, ...input };
    },
  },
});

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

it('a first save leaves who has gone on to another step there', async () => {
  const router = await openWorkspace(pathTo('newInitiative', 'fr'));
  await screen.findByLabelText(/^Titre/);
  await waitFor(() => expect(field(/^Titre/).readOnly).toBe(false));
  fireEvent.change(field(/^Titre/), { target: { value: 'Un atelier' } });
  fireEvent.blur(field(/^Titre/));
  await waitFor(() => expect(writes).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: /^Étape suivante/ }));
  const date = await screen.findByLabelText<HTMLInputElement>(/^Date de début/);
  fireEvent.change(date, { target: { value: '2027-01-15' } });
  created.resolve();
  const address = pathTo('editInitiative', 'fr', { id: String(sampleDraft.databaseId) });
  await waitFor(() => expect(router.state.location.pathname).toBe(address));
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect(router.state.location.hash).toBe('#scope');
  expect([field(/^Date de début/), field(/^Date de début/).value]).toEqual([date, '2027-01-15']);
});

it('a first save asks nothing of who goes on typing, and the focus stays', async () => {
  const router = await openWorkspace(pathTo('newInitiative', 'fr'));
  await screen.findByLabelText(/^Titre/);
  await waitFor(() => expect(field(/^Titre/).readOnly).toBe(false));
  let dialogs = 0;
  const observer = new MutationObserver(() => {
    dialogs += document.querySelectorAll('dialog').length;
  });
  observer.observe(document.body, { childList: true, subtree: true });

  fireEvent.change(field(/^Titre/), { target: { value: 'Un atelier' } });
  fireEvent.blur(field(/^Titre/));
  await waitFor(() => expect(writes).toEqual([{ title: 'Un atelier', language: 'fr' }]));
  field(/^Sous-titre/).focus();
  fireEvent.change(field(/^Sous-titre/), { target: { value: 'Du fil' } });
  created.resolve();
  const address = pathTo('editInitiative', 'fr', { id: String(sampleDraft.databaseId) });
  await waitFor(() => expect(router.state.location.pathname).toBe(address));
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));

  expect([dialogs, field(/^Sous-titre/).value]).toEqual([0, 'Du fil']);
  await waitFor(() => expect(document.activeElement).toBe(field(/^Sous-titre/)));
  observer.disconnect();
});
