// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { loadNamespaces } from '../../app/namespaces.ts';
import { plain } from '../../testing/open-workspace.tsx';
import { type Deletion, DeletionCounts } from './deletion-counts.tsx';

afterEach(cleanup);
const texts = await loadNamespaces('fr', ['structures']);

const one = '1 personne, membre, invitée ou en attente (vous compris)';
const three = '3 personnes, membres, invitées ou en attente (vous compris)';

/** Headings, each with the lines below it. */
function linesOf(deletion: Partial<Deletion>): [heading: string, lines: string[]][] {
  render(
    <I18nextProvider i18n={texts}>
      <DeletionCounts
        deletion={{ items: [], handedOver: [], files: 0, memberships: 1, ...deletion } as Deletion}
      />
    </I18nextProvider>,
  );
  return screen
    .getAllByRole('heading')
    .map((heading) => [
      heading.textContent,
      [...(heading.nextElementSibling?.children ?? [])].map((line) => plain(line.textContent)),
    ]);
}

describe('what goes with a structure', () => {
  it('is its page and its memberships at least', () => {
    expect(linesOf({})).toEqual([['Ce qui sera supprimé', ['La page de la structure', one]]]);
  });

  it.each([
    [1, '1 fichier'],
    [2, '2 fichiers'],
  ])('are its files, one or several (%d)', (files, text) => {
    expect(linesOf({ files })).toEqual([['Ce qui sera supprimé', ['La page de la structure', text, one]]]);
  });

  it('are its items by type; those of co-authors stay', () => {
    const items = [
      { type: 'event', count: 2 },
      { type: 'call_for_application', count: 1 },
    ] as Deletion['items'];
    const handedOver = [{ type: 'initiative', count: 1 }] as Deletion['handedOver'];
    expect(linesOf({ items, handedOver, memberships: 3 })).toEqual([
      ['Ce qui sera supprimé', ['La page de la structure', '2 événements', '1 autre contenu', three]],
      ['Ce qui sera conservé par ses auteurs, sans la structure', ['1 initiative']],
    ]);
  });
});
