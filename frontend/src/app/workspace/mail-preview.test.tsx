// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace } from '../../testing/open-workspace.tsx';
import { queueCounts, queueRow } from '../../testing/sample-queue.ts';

const record = {
  __typename: 'PasserelleModerationRecord',
  row: queueRow,
  waiting: null,
  versions: [],
  differences: [],
  history: [],
  previous: null,
  next: null,
};
const mail = {
  __typename: 'PasserelleDecisionMail',
  language: 'EN',
  subject: 'Changes are requested',
  paragraphs: ['Hello.', 'Les dates.'],
};

const fetched = vi.fn<typeof fetch>();
let preview: typeof mail | null;
let isDown: boolean;
/** Variables of the queries of the preview. */
let asked: unknown[];
let paths: string[];

beforeEach(async () => {
  [preview, isDown, asked, paths] = [mail, false, [], []];
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async (input, options) => {
    const path = input as string;
    paths.push(path);
    if (path.startsWith('/api/auth/'))
      return Response.json({ data: { authenticated: true, csrfToken: 't' } });
    if (path === '/api/dashboard/locks') return Response.json({ data: { holder: 'Moi' } });
    const { variables } = JSON.parse(options?.body as string) as { variables: { status?: string } };
    const isPreview = variables.status !== undefined && !('sort' in variables);
    if (isPreview) asked.push(variables);
    if (isPreview && isDown) throw new TypeError('offline');
    const data = isPreview
      ? { passerelleDecisionMailPreview: preview }
      : {
          passerelleModerationRecord: record,
          passerelleModerationCounts: queueCounts,
          passerelleOpenReports: 3,
        };
    return Response.json({ data }, { headers: { 'x-account': '7' } });
  });
  await openWorkspace(pathTo('moderateInitiative', 'fr', { id: '21' }), ['moderate_content']);
  await screen.findByRole('heading', { level: 1, name: 'Un atelier de danse' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () => screen.getByRole('button', { name: 'Voir le message à l’auteur' });
const comment = () => screen.getByLabelText(/^Ce qui est à modifier/);

describe('the preview of the mail about a decision', () => {
  it('is there on demand, until the form changes', async () => {
    expect(screen.queryByRole('button', { name: 'Voir le message à l’auteur' })).toBeNull();
    fireEvent.click(screen.getByLabelText('Demander des modifications'));
    fireEvent.change(comment(), { target: { value: 'Les dates.' } });
    fireEvent.click(show());
    const shown = (await screen.findByText('Changes are requested')).closest('blockquote');
    expect([shown?.lang, shown?.textContent]).toEqual(['en', 'Changes are requestedHello.Les dates.']);
    expect(asked).toEqual([{ id: 21, target: 'record', status: 'to_edit', comment: 'Les dates.' }]);
    fireEvent.change(comment(), { target: { value: 'Le lieu.' } });
    expect(document.querySelector('blockquote')).toBeNull();
    expect(paths).not.toContain('/api/moderations/update-status');
  });

  it('is not asked for while the decision could not be sent', async () => {
    fireEvent.click(screen.getByLabelText('Demander des modifications'));
    fireEvent.click(show());
    expect(await screen.findByText(/^Écrivez ce qui est à modifier/)).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('says that nobody gets one', async () => {
    preview = null;
    fireEvent.click(screen.getByLabelText('Approuver et publier'));
    fireEvent.click(show());
    expect(await screen.findByText(/^Aucun message ne sera envoyé/)).toBeTruthy();
  });

  it('says that it failed', async () => {
    isDown = true;
    fireEvent.click(screen.getByLabelText('Approuver et publier'));
    fireEvent.click(show());
    expect(await screen.findByText(/Vous pouvez envoyer la décision sans cet aperçu/)).toBeTruthy();
  });
});
