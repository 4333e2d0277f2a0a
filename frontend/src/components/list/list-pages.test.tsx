// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createI18n } from '../../../shared/i18n/create-i18n.ts';
import { ListPages } from './list-pages.tsx';
import { fr } from './locales/fr.ts';

afterEach(cleanup);

it.each<[number, number, [string, string][], string]>([
  [1, 0, [], ''],
  [1, 1, [], ''],
  [1, 2, [['Page suivante', '/?page=2']], 'Page 1 sur 2'],
  [
    2,
    3,
    [
      ['Page précédente', '/?page=1'],
      ['Page suivante', '/?page=3'],
    ],
    'Page 2 sur 3',
  ],
  // Beyond the last page, which has no number.
  [9, 3, [['Page précédente', '/?page=3']], ''],
  [9, 1, [['Page précédente', '/?page=1']], ''],
  [9, 0, [['Page précédente', '/?page=1']], ''],
])('page %i of %i', (page, lastPage, links, text) => {
  render(
    <MemoryRouter>
      <I18nextProvider i18n={createI18n('fr', { list: fr })}>
        <ListPages page={page} lastPage={lastPage} searchOf={(number) => `?page=${number}`} />
      </I18nextProvider>
    </MemoryRouter>,
  );
  const found = screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect([found, screen.queryByText(/^Page \d/)?.textContent ?? '']).toEqual([links, text]);
});
