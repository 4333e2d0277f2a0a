// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { plain } from '../../testing/open-workspace.tsx';
import { names, OwnCallsScreen, row, said, unfold } from '../../testing/own-calls-screen.ts';
import { accompanied, draft, published } from '../../testing/sample-own-calls.ts';

let calls: OwnCallsScreen;
beforeEach(() => {
  calls = new OwnCallsScreen();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const rail = () => screen.getAllByRole('navigation', { name: 'Votre espace' })[0] as HTMLElement;

const dates = (id: number) =>
  [...row(id).querySelectorAll('dl > div')].map(({ textContent }) => plain(textContent));

describe('the list of one’s own calls', () => {
  it('shows the next step of each row, and the other actions that the content system allows on demand', async () => {
    await calls.open();
    expect([names(12, 'link'), names(12, 'button')]).toEqual([
      ['Compléter Une bourse'],
      ['Traduire en anglais Une bourse', 'Autres actions Une bourse'],
    ]);
    unfold(12);
    expect(names(12, 'button').slice(2)).toEqual([
      'Nouvel appel sur ce modèle Une bourse',
      'Supprimer Une bourse',
    ]);
    expect([names(14, 'link'), names(14, 'button')]).toEqual([
      ['Une résidence', 'Ouvrir la version anglaise Une résidence – Anglais', 'Modifier Une résidence'],
      ['Autres actions Une résidence'],
    ]);
    unfold(14);
    expect([names(14, 'link').slice(3), names(14, 'button').slice(1)]).toEqual([
      ['Voir la page publique Une résidence'],
      [
        'Prolonger Une résidence',
        'Clore plus tôt Une résidence',
        'Mettre hors ligne Une résidence',
        'Nouvel appel sur ce modèle Une résidence',
      ],
    ]);
    unfold(16);
    expect(names(16, 'button').slice(1)).toEqual([
      'Annuler la programmation Un prix',
      'Nouvel appel sur ce modèle Un prix',
    ]);
    // People who may not edit the call read it.
    expect([names(18, 'link'), names(18, 'button')]).toEqual([['Consulter Un fonds'], []]);
  });

  it('shows a single other action itself', async () => {
    calls.items = [{ ...draft, allowedActions: ['save', 'delete'] }];
    await calls.open();
    expect(names(12, 'button')).toEqual(['Traduire en anglais Une bourse', 'Supprimer Une bourse']);
  });

  it('leads to the form of a call that people apply to here, if one may edit it', async () => {
    calls.items = [draft, published, accompanied].map((each) => ({ ...each, managementMode: 'internal' }));
    await calls.open();
    for (const id of [12, 14]) unfold(id);
    const links = screen
      .queryAllByRole('link', { name: /^Formulaire de candidature/ })
      .map((link) => [plain(link.textContent), link.getAttribute('href')]);
    expect(links).toEqual([
      ['Formulaire de candidature Une bourse', pathTo('applicationForm', 'fr', { id: '12' })],
      ['Formulaire de candidature Une résidence', pathTo('applicationForm', 'fr', { id: '14' })],
    ]);
  });

  it('says state, role and what is missing', async () => {
    await calls.open();
    const badges = [12, 14, 16, 18].map((id) => row(id).querySelector('[data-state]')?.textContent);
    expect(badges).toEqual(['Brouillon', 'Publié, ouvert', 'Programmé', 'Hors ligne']);
    expect(row(12).textContent).toContain('Vous l’avez créé');
    const links = [12, 14, 16].map((id) => plain(row(id).querySelector('[data-link]')?.textContent));
    expect(links).toEqual([
      '',
      'Le lien vers le site externe ne répond plus depuis le 18 novembre 2026. Corrigez-le dans le formulaire.',
      '',
    ]);
    expect(row(14).textContent).toContain('Vous le gérez');
    expect(row(18).textContent).toContain('Vous en êtes mentor');
    expect(plain(row(12).textContent)).toContain(
      'À remplir avant de publier : Résumé, Frais de candidature.',
    );
    // People who may not edit the call are not asked for anything.
    expect(row(18).textContent).not.toContain('À remplir');
  });

  it('says dates on the clocks of the call and on those of the reader', async () => {
    await calls.open();
    expect(dates(12)).toEqual([]);
    expect(dates(14)).toEqual([
      'Ouverture1er novembre 2026 à 9 h (heure de Dakar), 10 h chez vous (Paris)',
      'Clôture31 décembre 2026 à 23 h 59 (heure de Dakar), le 1er janvier 2027 à 0 h 59 chez vous (Paris)',
    ]);
    expect(plain(row(14).textContent)).toContain(
      'Prolongé : la clôture était d’abord prévue le 15 décembre 2026 à 18 h (heure de Dakar), 19 h chez vous (Paris).',
    );
    expect(dates(16)[0]).toBe('Publication1er décembre 2026 à 9 h (heure de Paris)');
  });

  it('asks for what the address says, and ignores the rest', async () => {
    await calls.open('?state=closing_soon&language=en&sort=closing&page=2&status=draft');
    expect(calls.asked).toEqual([
      {
        operationId: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
        variables: { state: 'closing_soon', language: 'EN', sort: 'closing', page: 2 },
      },
    ]);
  });

  it('puts the filters into the address, and leaves the focus where it is', async () => {
    const router = await calls.open('?page=3');
    fireEvent.change(screen.getByLabelText('État'), { target: { value: 'awaiting_publication' } });
    const button = screen.getByRole('button', { name: 'Appliquer' });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(router.state.location.search).toBe('?state=awaiting_publication'));
    await waitFor(() => expect(calls.asked).toHaveLength(2));
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('begins with what a call is', async () => {
    calls.items = [];
    await calls.open();
    const link = screen.getByRole('link', { name: 'Créer votre premier appel' });
    expect([link.getAttribute('href'), screen.queryByRole('search')]).toEqual([
      pathTo('newCall', 'fr'),
      null,
    ]);
    const steps = [...document.querySelectorAll('#main ol > li')].filter((step) => !step.closest('nav'));
    expect(steps).toHaveLength(3);
  });

  it('is open to managers and mentors without the role, who begin nothing', async () => {
    calls.items = [];
    await calls.open('', []);
    await said('Les appels dont vous êtes gestionnaire ou mentor apparaissent aussi ici.');
    expect(screen.queryByRole('link', { name: /Créer|Nouvel appel/ })).toBeNull();
    expect(within(rail()).queryByRole('link', { name: 'Vos appels' })).toBeNull();
    cleanup();
    await calls.open();
    expect(within(rail()).getByRole('link', { name: 'Vos appels' })).toBeTruthy();
  });
});
