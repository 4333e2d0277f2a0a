// @vitest-environment happy-dom
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { plain } from '../../testing/open-workspace.tsx';
import { names, OwnCallsScreen, press, row, said } from '../../testing/own-calls-screen.ts';

let calls: OwnCallsScreen;
beforeEach(() => {
  calls = new OwnCallsScreen();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The tests’ document does not open dialogs: they are found by their element. */
const dialog = () => document.querySelector('dialog');
const control = (selector: string): HTMLElement => {
  const found = dialog()?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};
const type = (selector: string, value: string) => fireEvent.change(control(selector), { target: { value } });
const submit = () => fireEvent.submit(control('form'));
const isRefusedFor = (path: string, code: string, message: string) => ({
  code: 'invalid_fields',
  message: 'Des champs sont à corriger.',
  fields: [{ path, code, message }],
});
const confirmDeletion = () => fireEvent.click(within(control('div')).getByText('Supprimer'));

/** Longer than usual: the form is a large module. */
const formOf = async (router: Awaited<ReturnType<OwnCallsScreen['open']>>) =>
  waitFor(() => expect(router.state.location.pathname).toBe(pathTo('editCall', 'fr', { id: '90' })));

describe('the steps with one’s own calls', () => {
  it('extends a call to the end of a day in its zone', async () => {
    await calls.open();
    press(14, /Prolonger/);
    expect(plain(dialog()?.textContent)).toContain(
      'Clôture actuelle31 décembre 2026 à 23 h 59 (heure de Dakar)',
    );
    type('input[type=date]', '2027-01-31');
    type('textarea', 'Des candidats l’ont demandé.');
    submit();
    await said(
      '« Une résidence » est prolongé. Nouvelle clôture : 31 janvier 2027 à 23 h 59 (heure de Dakar), le 1er février 2027 à 0 h 59 chez vous (Paris). Les personnes qui suivent l’appel en sont informées.',
    );
    const closesAt = '2027-01-31T23:59:59Z';
    const reason = 'Des candidats l’ont demandé.';
    expect(calls.taken).toEqual([{ action: 'extend', id: 14, version: 3, closesAt, reason }]);
    expect(dialog()).toBeNull();
    await waitFor(() => expect(plain(row(14).textContent)).toContain('Clôture31 janvier 2027'));
  });

  it('keeps what was typed while a date is refused, and comes to it', async () => {
    await calls.open();
    press(14, /Prolonger/);
    type('input[type=date]', '2026-12-01');
    calls.refusal = isRefusedFor('closesAt', 'not_later', 'La nouvelle clôture doit venir après.');
    submit();
    await said('La nouvelle clôture doit venir après.');
    const day = control('input[type=date]') as HTMLInputElement;
    expect([day.value, day.getAttribute('aria-invalid')]).toEqual(['2026-12-01', 'true']);
    await waitFor(() => expect(document.activeElement).toBe(day));
    calls.refusal = undefined;
    type('input[type=date]', '2027-02-01');
    submit();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(calls.taken).toHaveLength(2);
  });

  it('closes a call at once with a reason', async () => {
    await calls.open();
    press(14, /Clore plus tôt/);
    calls.refusal = isRefusedFor('reason', 'required', 'Indiquez un motif.');
    submit();
    await said('Indiquez un motif.');
    await waitFor(() => expect(document.activeElement).toBe(control('textarea')));
    calls.refusal = undefined;
    type('textarea', 'Toutes les places sont prises.');
    submit();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(calls.taken.at(-1)).toEqual({
      action: 'closeEarly',
      id: 14,
      version: 3,
      reason: 'Toutes les places sont prises.',
    });
  });

  it('takes a call offline after a dialog, and comes back to its name', async () => {
    await calls.open();
    press(14, /Mettre hors ligne/);
    expect(calls.taken).toEqual([]);
    submit();
    await said('« Une résidence » est hors ligne. Les visiteurs ne le voient plus.');
    expect(calls.taken).toEqual([{ action: 'offline', id: 14, version: 3 }]);
    await waitFor(() =>
      expect(names(14, 'button')).toEqual([
        'Autres actions Une résidence',
        'Remettre en ligne Une résidence',
      ]),
    );
    await waitFor(() => expect(document.activeElement?.hasAttribute('data-confirmation')).toBe(true));
    expect(row(14).hasAttribute('data-changed')).toBe(true);
  });

  it('says in the dialog what stands against a step', async () => {
    await calls.open();
    press(14, /Mettre hors ligne/);
    calls.refusal = { code: 'stale_version', message: 'Modifié entre-temps.', fields: [] };
    submit();
    expect((await said('Modifié entre-temps.')).getAttribute('role')).toBe('alert');
    await waitFor(() => expect(calls.asked).toHaveLength(2));
  });

  it('takes a step without a question, and says why it was refused', async () => {
    await calls.open();
    press(16, /Annuler la programmation/);
    await said('« Un prix » n’est plus programmé : c’est de nouveau un brouillon.');
    calls.refusal = { code: 'locked_by_other', message: 'Awa modifie cet appel.', fields: [] };
    press(16, /Annuler la programmation/);
    await said('Awa modifie cet appel.');
    expect(calls.taken.map(({ action }) => action)).toEqual(['unschedule', 'unschedule']);
  });

  it('deletes after a dialog, unless the content system refuses', async () => {
    await calls.open();
    press(12, /Supprimer/);
    expect(calls.taken).toEqual([]);
    calls.refusal = { code: 'invalid_transition', message: 'Cet appel a des candidatures.', fields: [] };
    confirmDeletion();
    await said('Cet appel a des candidatures.');
    calls.refusal = undefined;
    press(12, /Supprimer/);
    confirmDeletion();
    await said('« Une bourse » est supprimé. Pendant 30 jours, l’équipe peut le rétablir à votre demande.');
    expect(calls.taken.at(-1)).toEqual({ action: 'delete', id: 12, version: 3 });
    await waitFor(() => expect(document.querySelector('[data-row="12"]')).toBeNull());
  });

  it('makes a new call from one, and opens its form', async () => {
    const router = await calls.open();
    press(14, /Nouvel appel/);
    await formOf(router);
    expect(calls.taken).toEqual([{ action: 'duplicate', id: 14, version: 3 }]);
  });

  it('starts a translation and opens its form', async () => {
    const router = await calls.open();
    press(12, /Traduire en anglais/);
    await formOf(router);
    expect(calls.begun.at(-1)).toEqual({ id: 12, language: 'en' });
  });
});
