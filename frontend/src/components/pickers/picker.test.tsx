// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '../../../shared/i18n/create-i18n.ts';
import { type Site, SiteContext } from '../../lib/site.ts';
import { fr } from './locales/fr.ts';
import { Picker, type PickerItem } from './picker.tsx';
import type { SearchItems } from './search-session.ts';

const site: Site = {
  language: 'fr',
  origin: 'https://passerelle.test',
  environment: 'production',
  dataLight: false,
  requestId: 'request',
  now: 0,
};
const items: PickerItem[] = [
  { id: 7, name: 'Awa Diop', note: 'Personne · Dakar' },
  { id: 9, name: 'Awa Diop', note: 'Personne · Thiès' },
];
const search = vi.fn<SearchItems<PickerItem>>();
const onPick = vi.fn<(item: PickerItem) => void>();
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Membres' });

beforeEach(() => {
  search.mockReset();
  onPick.mockReset();
  render(
    <I18nextProvider i18n={createI18n('fr', { pickers: fr })}>
      <SiteContext value={site}>
        <span id="label">Membres</span>
        <Picker id="picker" labelledBy="label" search={search} onPick={onPick} />
      </SiteContext>
    </I18nextProvider>,
  );
});
afterEach(cleanup);

function type(text: string): void {
  field().focus();
  fireEvent.change(field(), { target: { value: text } });
}

test('two of the same name are told apart, and one is chosen by the keyboard', async () => {
  search.mockResolvedValue(items);
  type('awa');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(screen.getByRole('option', { name: 'Awa Diop Personne · Thiès' })).toBeDefined();
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(onPick.mock.calls).toEqual([[items[1]]]);
  expect([field().value, screen.queryAllByRole('option')]).toEqual(['', []]);
});

test('the list stays when the page scrolls, as for the keyboard of a phone, and goes with the focus', async () => {
  search.mockResolvedValue(items);
  type('awa');
  await screen.findAllByRole('option');
  fireEvent.scroll(document);
  expect(screen.getAllByRole('option')).toHaveLength(2);
  fireEvent.click(screen.getByRole('option', { name: 'Awa Diop Personne · Thiès' }));
  expect(onPick.mock.calls).toEqual([[items[1]]]);
  type('awa');
  await screen.findAllByRole('option');
  fireEvent.blur(field());
  expect(screen.queryAllByRole('option')).toEqual([]);
});

test('it says when nothing was found', async () => {
  search.mockResolvedValue([]);
  type('zz');
  expect(await screen.findByText('Aucun résultat.')).toBeDefined();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('it says when the search failed, and asks again', async () => {
  search.mockRejectedValueOnce(new TypeError('Failed')).mockResolvedValue(items);
  type('awa');
  fireEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText(/^2 résultats/)).toBeDefined();
  expect(search.mock.calls.map(([text]) => text)).toEqual(['awa', 'awa']);
});

test('no style element is added, which the content security policy would refuse', () => {
  expect(document.querySelectorAll('style')).toHaveLength(0);
  expect(document.head.querySelectorAll('#react-aria-pressable-style')).toHaveLength(1);
});
