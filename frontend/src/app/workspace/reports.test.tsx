// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import type { ReportFieldsFragment } from '../../../shared/graphql/generated/operations.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { queueCounts } from '../../testing/sample-queue.ts';
import { refused, workspaceServer } from '../../testing/workspace-server.ts';

const validator = ['moderate_content'];
const sample: ReportFieldsFragment = {
  id: 5,
  version: 3,
  state: 'open',
  reason: 'spam',
  text: 'Trop de publicité',
  at: '2026-11-12T10:00:00Z',
  isOverdue: true,
  earlier: 2,
  reporter: { name: 'Awa Zongo', memberId: 31 },
  reported: {
    name: 'Kossi Mensah',
    memberId: 42,
    isPublic: true,
    isClosed: false,
    countries: [{ isoCode: 'SN', name: 'Sénégal' }],
  },
  outcomes: ['no_consequence', 'profile_offline'],
  outcome: null,
  note: null,
  handler: null,
  handledAt: null,
};
const handled: ReportFieldsFragment = {
  ...sample,
  state: 'handled',
  text: '',
  isOverdue: false,
  earlier: 0,
  reported: { ...sample.reported, memberId: null, isPublic: false, isClosed: true },
  outcomes: [],
  outcome: 'account_closed',
  note: 'Vérifié.',
  handler: 'Fatou Sarr',
  handledAt: '2026-11-20T10:00:00Z',
};

/** Adds the type names of the server's answer. */
const withNames = (report: ReportFieldsFragment) => ({
  ...report,
  __typename: 'PasserelleReport',
  reporter: { ...report.reporter, __typename: 'PasserelleReporter' },
  reported: {
    ...report.reported,
    __typename: 'PasserelleReportedMember',
    countries: report.reported.countries.map((each) => ({ ...each, __typename: 'PasserelleCountry' })),
  },
});

let items: ReportFieldsFragment[];
let asked: unknown[];
let sent: { path: string; body: unknown }[];
let refusal: { code: string; fields: { path: string; message: string }[] } | undefined;

beforeEach(() => {
  items = [sample];
  asked = [];
  sent = [];
  refusal = undefined;
});

function answerTo(path: string, body: unknown) {
  sent.push({ path, body });
  return refusal ? refused(409, { ...refusal, message: 'Refusé.' }) : {};
}

const fetched = workspaceServer({
  data(variables: { state?: string }) {
    if (variables.state) asked.push(variables);
    return {
      passerelleReports: {
        __typename: 'PasserelleReports',
        items: items.map(withNames),
        total: items.length && 21,
        page: 1,
        perPage: 20,
      },
      passerelleModerationCounts: queueCounts,
      passerelleOpenReports: 1,
    };
  },
  calls: {
    '/api/moderations/reports/handle': (body) => answerTo('handle', body),
    '/api/moderations/reports/reopen': (body) => answerTo('reopen', body),
  },
});

async function visit(search = '', capabilities = validator): Promise<void> {
  await openWorkspace(pathTo('reports', 'fr') + search, capabilities);
  await screen.findByRole('heading', { level: 1 });
}

const row = () => document.querySelector<HTMLElement>('[data-report="5"]') as HTMLElement;
const button = (name: string) => within(row()).getByRole('button', { name });
const title = () => screen.getByRole('heading', { level: 1 });

describe('reports of members', () => {
  it('are neither asked for nor shown to others than validators', async () => {
    await visit('', []);
    expect(title().textContent).toBe('Interdit');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('say about whom, by whom, why, since when and how often', async () => {
    await visit();
    expect(plain(row().textContent)).toBe(
      'Kossi MensahPublicité ou messages indésirablessignalé le 12 novembre 2026En retard2 signalements antérieurs de ce membre' +
        'Trop de publicitéSignalé parAwa ZongoProfilen lignePaysSénégalTraiter Kossi Mensah',
    );
    const links = within(row())
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Kossi Mensah', '/tableau-de-bord/membre/42/'],
      ['Awa Zongo', '/tableau-de-bord/membre/31/'],
    ]);
    expect(asked).toEqual([{ language: 'FR', state: 'open', overdue: false, page: 1 }]);
    const parts = within(screen.getByRole('navigation', { name: 'Parties de la liste' }));
    expect(parts.getAllByRole('link').map((link) => plain(link.textContent).trim())).toEqual([
      'À traiter 1',
      'En retard',
      'Traités',
    ]);
    expect(screen.getByRole('link', { name: 'Page suivante' }).getAttribute('href')).toContain('?page=2');
  });

  it('ask for a note and for a reason, in place', async () => {
    await visit();
    fireEvent.click(button('Traiter Kossi Mensah'));
    await waitFor(() => expect(document.activeElement).toBe(within(row()).getByLabelText('Sans suite.')));
    fireEvent.click(within(row()).getByLabelText('Profil mis hors ligne.'));
    fireEvent.click(button('Marquer comme traité'));
    const reason = within(row()).getByLabelText(/Pourquoi le profil/);
    await waitFor(() => expect(document.activeElement).toBe(reason));
    expect(reason.getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);

    fireEvent.change(reason, { target: { value: 'Publicité répétée' } });
    fireEvent.change(within(row()).getByLabelText(/Note pour l’équipe/), { target: { value: ' Vu. ' } });
    items = [];
    fireEvent.click(button('Marquer comme traité'));
    await screen.findByText(/est traité/);
    expect(sent).toEqual([
      {
        path: 'handle',
        body: { id: 5, version: 3, outcome: 'profile_offline', note: 'Vu.', reason: 'Publicité répétée' },
      },
    ]);
    await waitFor(() => expect(document.activeElement?.hasAttribute('data-confirmation')).toBe(true));
    expect(screen.getByText('Aucun signalement à traiter.')).not.toBeNull();
  });

  it('say what validators without measures can do, and send no reason', async () => {
    items = [{ ...sample, outcomes: ['no_consequence'] }];
    await visit();
    fireEvent.click(button('Traiter Kossi Mensah'));
    expect(within(row()).queryAllByRole('radio')).toEqual([]);
    expect(row().textContent).toContain('un administrateur décidera');
    expect(row().textContent).not.toContain('Ouvrir l’administration');
    fireEvent.change(within(row()).getByLabelText(/Note pour l’équipe/), { target: { value: 'Vu' } });
    fireEvent.click(button('Marquer comme traité'));
    await screen.findByText(/est traité/);
    expect(sent[0]?.body).toEqual({ id: 5, version: 3, outcome: 'no_consequence', note: 'Vu' });
  });

  it('show refused fields in the form, and read the list again when somebody was faster', async () => {
    await visit();
    fireEvent.click(button('Traiter Kossi Mensah'));
    const note = within(row()).getByLabelText(/Note pour l’équipe/);
    fireEvent.change(note, { target: { value: 'Vu' } });
    refusal = { code: 'invalid_fields', fields: [{ path: 'note', message: 'Trop long.' }] };
    fireEvent.click(button('Marquer comme traité'));
    await within(row()).findByText('Trop long.');
    await waitFor(() => expect(document.activeElement).toBe(note));

    refusal = { code: 'stale_version', fields: [] };
    asked = [];
    fireEvent.click(button('Marquer comme traité'));
    await screen.findByText('Refusé.');
    await waitFor(() => expect(asked).toHaveLength(1));
  });

  it('can be opened again', async () => {
    items = [handled];
    await visit('?show=handled');
    expect(asked).toEqual([{ language: 'FR', state: 'handled', overdue: false, page: 1 }]);
    expect(plain(row().textContent)).toBe(
      'Kossi MensahPublicité ou messages indésirablessignalé le 12 novembre 2026Premier signalement de ce membre' +
        'Sans autre explication.Signalé parAwa ZongoProfilcompte ferméPaysSénégal' +
        'Compte fermé. Traité le 20 novembre 2026 par Fatou SarrVérifié.Rouvrir Kossi Mensah',
    );
    fireEvent.click(button('Rouvrir Kossi Mensah'));
    await screen.findByText(/de nouveau à traiter/);
    expect(sent).toEqual([{ path: 'reopen', body: { id: 5, version: 3 } }]);
  });
});
