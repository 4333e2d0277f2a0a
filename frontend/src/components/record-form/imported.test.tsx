// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadNamespaces } from '../../app/namespaces.ts';
import { type LoadChunk, missingChunkEvent } from '../../lib/chunks.ts';
import { plain } from '../../testing/open-workspace.tsx';
import { Imported } from './imported.tsx';

afterEach(cleanup);
const texts = await loadNamespaces('fr', ['common']);
const Part = ({ name }: { name: string }) => <p>{name} est là</p>;
const props = { name: 'Le parcours' };
const Field = ({ id }: { id: string }) => <input id={id} aria-label="Description" />;
const fieldProps = { id: 'field-description' };

function show(load: LoadChunk<typeof Part>) {
  render(
    <I18nextProvider i18n={texts}>
      <Imported load={load} props={props}>
        <p aria-busy="true">Chargement…</p>
      </Imported>
    </I18nextProvider>,
  );
}

describe('a part that comes while somebody works in the form', () => {
  it('leaves the focus where it is at that moment', async () => {
    const loaded = Promise.withResolvers<typeof Field>();
    const load = async () => {
      const part = await loaded.promise;
      // The click comes after the chunk and before React shows it.
      queueMicrotask(() => queueMicrotask(() => screen.getByLabelText('Chargement').focus()));
      return part;
    };
    render(
      <I18nextProvider i18n={texts}>
        <input aria-label="Sous-titre" id="field-subtitle" />
        <Imported load={load} props={fieldProps}>
          <textarea aria-label="Chargement" id="field-description" readOnly />
        </Imported>
      </I18nextProvider>,
    );
    screen.getByLabelText('Sous-titre').focus();
    loaded.resolve(Field);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Description')));
  });

  it('does not call back who has left the fields', async () => {
    const loaded = Promise.withResolvers<typeof Field>();
    const load = async () => loaded.promise;
    render(
      <I18nextProvider i18n={texts}>
        <input aria-label="Sous-titre" />
        <Imported load={load} props={fieldProps} />
      </I18nextProvider>,
    );
    screen.getByLabelText('Sous-titre').focus();
    screen.getByLabelText('Sous-titre').blur();
    loaded.resolve(Field);
    await screen.findByLabelText('Description');
    expect(document.activeElement).toBe(document.body);
  });
});

describe('a part that cannot be loaded', () => {
  it('says so, and comes by the button', async () => {
    const load = vi.fn<LoadChunk<typeof Part>>().mockRejectedValue(new TypeError('Failed to fetch'));
    const missing = vi.fn<() => void>();
    addEventListener(missingChunkEvent, missing, { once: true });
    show(load);
    expect(plain((await screen.findByRole('alert')).querySelector('p')?.textContent)).toBe(
      'Cette partie n’a pas pu être chargée : la connexion semble coupée. Votre saisie est conservée.',
    );
    expect(missing).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).not.toBe('true'));
    load.mockResolvedValue(Part);
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await screen.findByText('Le parcours est là');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('comes by itself once the connection is back', async () => {
    const load = vi.fn<LoadChunk<typeof Part>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    show(load);
    await screen.findByRole('alert');
    load.mockResolvedValue(Part);
    dispatchEvent(new Event('online'));
    await screen.findByText('Le parcours est là');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
