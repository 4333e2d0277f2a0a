import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { mailTimings } from '../../../shared/forms/settings-forms.ts';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { postedText } from '../../lib/posted-text.ts';
import { alertKeys } from './alert-keys.ts';
import type { SavedSearch } from './search-address.ts';
import styles from './saved-searches.module.css';

export interface NamedAlert {
  name: string;
  alert: SavedSearch['alert'];
}

interface SearchFormProps extends NamedAlert {
  submit: string;
  /** @returns the problem of the name, if it was refused */
  onSave: (named: NamedAlert) => Promise<string | undefined>;
  onCancel?: () => void;
}

/** Name of a search and timing of its alert. */
export function SearchForm({ name, alert, submit, onSave, onCancel }: SearchFormProps) {
  const { t } = useTranslation('savedSearches');
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const chosen = postedText(data, 'alert');
    setBusy(true);
    const refused = await onSave({
      name: postedText(data, 'name'),
      alert: mailTimings.find((timing) => timing === chosen) ?? 'never',
    });
    setBusy(false);
    setProblem(refused);
    if (refused !== undefined) form.querySelector('input')?.focus();
  }

  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void save(event)}>
      <TextField
        id={`${id}-name`}
        name="name"
        label={t('name')}
        maxLength={limits.savedSearches.name}
        defaultValue={name}
        error={problem}
        required
      />
      <SelectField
        id={`${id}-alert`}
        name="alert"
        label={t('alert')}
        hint={t('alertHint')}
        emptyLabel={t(alertKeys.never)}
        options={mailTimings
          .filter((timing) => timing !== 'never')
          .map((timing) => ({ value: timing, label: t(alertKeys[timing]) }))}
        defaultValue={alert === 'never' ? '' : alert}
      />
      <div className={styles['actions']}>
        <Button busy={isBusy}>{submit}</Button>
        {onCancel && (
          <Button type="button" kind="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
