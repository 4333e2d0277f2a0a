// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadNamespaces } from '../../../app/namespaces.ts';
import type { FieldDefinition } from '../../../lib/forms/form-definition.ts';
import { type Site, SiteContext } from '../../../lib/site.ts';
import { plain } from '../../../testing/open-workspace.tsx';
import { DaysField } from './days-field.tsx';

afterEach(cleanup);
const texts = await loadNamespaces('fr', ['recordForm']);
const site = { language: 'fr' } as Site;
const field = { key: 'exceptions', kind: 'dates', max: 3 } as unknown as FieldDefinition;

/** The field in a form that holds its value. @returns the values that it had, the newest last */
function open(first: string[] | null, isReadOnly = false) {
  const changed = vi.fn<(value: unknown) => void>();
  const Form = () => {
    const [value, setValue] = useState<unknown>(first);
    const change = (next: unknown) => {
      changed(next);
      setValue(next);
    };
    return (
      <>
        <span id="days-label">Dates annulées</span>
        <DaysField
          {...{ id: 'days', path: 'exceptions', field, value, isReadOnly }}
          onChange={change}
          onBlur={() => undefined}
          describedBy={undefined}
          isInvalid={false}
        />
      </>
    );
  };
  render(
    <I18nextProvider i18n={texts}>
      <SiteContext value={site}>
        <Form />
      </SiteContext>
    </I18nextProvider>,
  );
  return () => changed.mock.calls.map(([value]) => value);
}

const input = () => screen.getByLabelText<HTMLInputElement>('Dates annulées');
const addButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ajouter ce jour' });
const type = (day: string) => fireEvent.change(input(), { target: { value: day } });
const removals = () =>
  screen.queryAllByRole('button', { name: /^Retirer/ }).map(({ textContent }) => plain(textContent));

describe('a field of several days', () => {
  it('holds each day once, in order', () => {
    const values = open(null);
    expect(addButton().disabled).toBe(true);
    for (const day of ['2026-12-24', '2026-12-03', '2026-12-24']) {
      type(day);
      fireEvent.click(addButton());
      expect([input().value, addButton().disabled]).toEqual(['', true]);
    }
    expect(values()).toEqual([['2026-12-24'], ['2026-12-03', '2026-12-24'], ['2026-12-03', '2026-12-24']]);
    expect(removals()).toEqual(['Retirer 3 décembre 2026', 'Retirer 24 décembre 2026']);
  });

  it('takes no more days than the record, and another after one is removed', () => {
    const values = open(['2026-12-03', '2026-12-24']);
    type('2026-12-31');
    fireEvent.click(addButton());
    type('2027-01-01');
    expect(addButton().disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: /^Retirer 24/ }));
    expect(addButton().disabled).toBe(false);
    fireEvent.click(addButton());
    expect(values().at(-1)).toEqual(['2026-12-03', '2026-12-31', '2027-01-01']);
  });

  it('shows its days to those who may not change them', () => {
    open(['2026-12-03'], true);
    expect([removals(), input().readOnly, addButton().disabled]).toEqual([[], true, true]);
    expect(plain(screen.getByRole('listitem').textContent)).toBe('3 décembre 2026');
  });
});
