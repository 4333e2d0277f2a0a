// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { ApplicationServer, sampleApplication } from '../../testing/application-server.ts';
import { formAddress, FormServer, sampleForm } from '../../testing/form-server.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { workspaceServer } from '../../testing/workspace-server.ts';

let applications: ApplicationServer;
let forms: FormServer;
/** What the call that begins a trial answers. */
let refusal: Response | undefined;
let tried: object[];
beforeEach(() => {
  applications = new ApplicationServer();
  applications.current = { ...sampleApplication, trialUntil: '2026-12-05T12:00:00Z', invites: false };
  forms = new FormServer();
  forms.document = sampleForm;
  refusal = undefined;
  tried = [];
});
workspaceServer({
  data: () => ({ ...forms.read(), ...applications.data() }),
  calls: {
    '/api/dashboard/application-forms/try': (body: object) => {
      tried.push(body);
      return refusal ?? applications.begin(body);
    },
    '/api/dashboard/applications/mutate': (body: never) => applications.mutate(body) as object,
    '/api/dashboard/applications/presence': (body: never) => applications.presence(body),
  },
});

const note = async () => within(await screen.findByRole('region', { name: 'Candidature d’essai' }));
const address = pathTo('application', 'fr', { id: '8' });
const begin = { name: 'Essayer comme un candidat' };

async function preview(): Promise<void> {
  await openWorkspace(formAddress, ['edit_call_for_applications']);
  fireEvent.click(await screen.findByRole('button', { name: 'Aperçu pour les candidats' }));
}

describe('a trial application', () => {
  it('is begun from the preview of the form, on the screen of applicants', async () => {
    await preview();
    fireEvent.click(await screen.findByRole('button', begin));
    expect(plain((await note()).getByText(/^Vous voyez/).textContent)).toBe(
      'Vous voyez votre formulaire comme les candidats le verront. Vous seul lisez cet essai : il ne compte dans aucun chiffre et sera supprimé le 5 décembre 2026.',
    );
    expect(tried).toEqual([{ callId: 51, answerLanguage: 'fr' }]);
    await screen.findByRole('region', { name: 'Avant d’envoyer' });
    expect(screen.queryByRole('region', { name: 'Co-rédacteurs' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Supprimer ce brouillon' })).toBeNull();
  });

  it('is not begun with a form that could not be published', async () => {
    const error = { code: 'invalid_fields', message: 'Corrigez.', fields: [] };
    refusal = Response.json({ error }, { status: 400 });
    await preview();
    fireEvent.click(await screen.findByRole('button', begin));
    const message = 'Corrigez d’abord ce qui empêche de publier le formulaire.';
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Candidature d’essai' })).toBeNull();
  });

  it('is not offered for a call that people apply to elsewhere', async () => {
    forms.call = { ...forms.call, managementMode: 'external' };
    await preview();
    await screen.findByRole('heading', { name: 'Aperçu' });
    expect(screen.queryByRole('button', begin)).toBeNull();
  });

  it('shows a receipt that is marked, and nothing of what follows for applicants', async () => {
    const answers = JSON.stringify({ country: 'SN', team: false, title: 'Murs' });
    applications.current = {
      ...applications.current,
      answers,
      state: 'sent',
      actions: ['delete'],
      number: 'TEST-51-2026-ABCDEFGHJ',
      sentNumber: 1,
      receipts: [
        {
          __typename: 'PasserelleApplicationReceipt',
          number: 1,
          sentAt: '2026-11-29T09:00:00Z',
          sha256: 'a'.repeat(64),
        },
      ],
    };
    await openWorkspace(address);
    const receipt = within(await screen.findByRole('region', { name: 'Récépissé d’essai' }));
    receipt.getByText('TEST-51-2026-ABCDEFGHJ');
    receipt.getByText(/il ne prouve rien\.$/);
    expect(receipt.queryByRole('link', { name: 'Comparer un fichier avec ce récépissé' })).toBeNull();
    (await note()).getByText('Votre essai est envoyé. Pour recommencer, supprimez-le.');
    expect(screen.queryByRole('heading', { name: 'Votre candidature est envoyée' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Toutes vos candidatures' })).toBeNull();
  });

  it('is deleted by a button, which leads back to the form', async () => {
    await openWorkspace(address);
    const trial = await note();
    expect(trial.getByRole('link', { name: 'Revenir au formulaire' }).getAttribute('href')).toBe(formAddress);
    fireEvent.click(trial.getByRole('button', { name: 'Supprimer cet essai' }));
    await screen.findByRole('button', { name: 'Aperçu pour les candidats' });
    expect(applications.writes).toEqual([{ action: 'delete', id: 8, version: 1 }]);
  });

  it('says why it could not be deleted', async () => {
    applications.refusal = { status: 409, error: { code: 'invalid_transition', message: 'Impossible.' } };
    await openWorkspace(address);
    fireEvent.click((await note()).getByRole('button', { name: 'Supprimer cet essai' }));
    await waitFor(async () => expect((await note()).getByRole('alert').textContent).toBe('Impossible.'));
  });
});
