import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphqlLanguage } from '../../../shared/config/locales.ts';
import { OwnStructuresDocument } from '../../../shared/graphql/generated/documents/own-structures.ts';
import { useSite } from '../../lib/site.ts';
import form from '../form/form.module.css';
import { Button } from '../ui/button.tsx';
import type { RecordFieldProps } from '../record-form/record-form-context.ts';
import { itemOf } from './directory-item.ts';
import { useNamedItems } from './use-directory.ts';

/** One of the structures in whose name the person may write. */
export function OrganiserField(props: RecordFieldProps) {
  const { id, value, onChange, onBlur, isReadOnly, describedBy, isInvalid } = props;
  const { t } = useTranslation('people');
  const { language } = useSite();
  const { data, error, loading, refetch } = useQuery(OwnStructuresDocument, {
    variables: { language: graphqlLanguage(language) },
  });
  const chosen = typeof value === 'number' ? value : undefined;
  const kinds = { person: t('person'), structure: t('structure') };
  const own = (data?.passerelleOwnStructures ?? []).map((entry) => itemOf(entry, kinds));
  // The one that somebody else chose may stay.
  const isForeign = chosen !== undefined && data !== undefined && !own.some((item) => item.id === chosen);
  const { itemOfId } = useNamedItems(isForeign ? [chosen] : []);
  const options = isForeign ? [...own, { id: chosen, name: itemOfId(chosen)?.name ?? t('loading') }] : own;

  if (loading)
    return (
      <p id={id} tabIndex={-1} aria-busy="true">
        {t('loading')}
      </p>
    );
  if (error)
    return (
      <div role="alert">
        <p className={form['error']}>{t('failed')}</p>
        <Button type="button" kind="secondary" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    );
  if (options.length === 0)
    return (
      <p id={id} tabIndex={-1} className={form['hint']}>
        {t('noStructure')}
      </p>
    );
  return (
    <select
      id={id}
      className={form['input']}
      value={chosen ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      onBlur={onBlur}
      disabled={isReadOnly}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
    >
      <option value="">{t('noOrganiser')}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.name}
        </option>
      ))}
    </select>
  );
}
