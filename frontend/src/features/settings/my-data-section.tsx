import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { fieldOf, formFields } from '../../../shared/forms/form-view-data.ts';
import { PageForm } from '../../components/form/page-form.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { pathTo } from '../../../shared/config/routes.ts';
import { formatDate } from '../../../shared/dates/dates.ts';
import { useSite } from '../../lib/site.ts';
import { intents, type Published, publishedChoices } from '../../../shared/forms/settings-forms.ts';
import { settingField, useSettings } from './settings-data.ts';
import { SettingsSection } from './settings-section.tsx';
import styles from './settings.module.css';

const publishedKeys = {
  keep: 'data.keep',
  transfer: 'data.transfer',
  remove: 'data.remove',
} as const satisfies Record<Published, ParseKeys<'settings'>>;

/** Data export and deletion of the account. */
export function MyDataSection() {
  const { t } = useTranslation('settings');
  const { user } = useSettings();
  return (
    <SettingsSection id="my-data">
      <h2>{t('data.exportTitle')}</h2>
      <Export />
      <h2>{t('data.deleteTitle')}</h2>
      {user.deletionDueAt ? <Pending due={user.deletionDueAt} /> : <Deletion />}
    </SettingsSection>
  );
}

function Export() {
  const { t } = useTranslation('settings');
  const { language } = useSite();
  const { viewData } = useSettings();
  const label = t('data.password');
  return (
    <>
      <p>{t('data.exportText')}</p>
      <PageForm
        viewData={viewData}
        action={pathTo('settingsData', language)}
        intent={intents.export}
        name={t('data.exportTitle')}
        summary={t('data.exportSummary')}
        labels={{ password: label }}
      >
        <TextField
          {...fieldOf(viewData, 'password', intents.export)}
          type="password"
          label={label}
          hint={t('data.passwordHint')}
          autoComplete="current-password"
          required
        />
        <Button kind="secondary">{t('data.exportSubmit')}</Button>
      </PageForm>
    </>
  );
}

function Pending({ due }: { due: string }) {
  const { t } = useTranslation('settings');
  const { language } = useSite();
  const { viewData } = useSettings();
  return (
    <>
      <p className={styles['warning']}>{t('data.pending', { date: formatDate(due, language) })}</p>
      <form action={pathTo('settingsData', language)} method="post">
        <input type="hidden" name={formFields.csrf} value={viewData.csrfToken} />
        <input type="hidden" name={formFields.intent} value={intents.cancelDeletion} />
        <Button>{t('data.cancel')}</Button>
      </form>
    </>
  );
}

function Deletion() {
  const { t } = useTranslation('settings');
  const { language } = useSite();
  const { isPossible, onlyOwnerOf } = useSettings().passerelleDeletionOptions;
  const contact = (
    <p>
      {t('data.deleteContact')}{' '}
      <a href={`${pathTo('contact', language)}?topic=deletion`}>{t('data.deleteContactLink')}</a>
    </p>
  );
  if (!isPossible) return <p>{t('data.deleteStaff')}</p>;
  if (onlyOwnerOf.length > 0) {
    return (
      <>
        <p>
          {t('data.deleteOwner', { names: onlyOwnerOf.join(', ') })}{' '}
          <a href={pathTo('structures', language)}>{t('data.deleteOwnerLink')}</a>
        </p>
        {contact}
      </>
    );
  }
  return (
    <>
      <p>{t('data.deleteText', { count: limits.account.deletionDays })}</p>
      <p>{t('data.deleteAlways')}</p>
      <DeletionForm />
      {contact}
    </>
  );
}

function DeletionForm() {
  const { t } = useTranslation('settings');
  const { language } = useSite();
  const { viewData, passerelleDeletionOptions } = useSettings();
  const { heirs } = passerelleDeletionOptions;
  const labels = { heirId: t('data.heir'), password: t('data.password') };
  const choices = publishedChoices.filter((choice) => choice !== 'transfer' || heirs.length > 0);
  const field = (name: keyof typeof labels) => ({
    ...settingField(viewData, intents.delete, name),
    label: labels[name],
  });
  const chosen = settingField(viewData, intents.delete, 'publishedItems', 'keep').defaultValue;
  return (
    <PageForm
      viewData={viewData}
      action={pathTo('settingsData', language)}
      intent={intents.delete}
      name={t('data.deleteTitle')}
      summary={t('data.deleteSummary')}
      labels={labels}
    >
      <fieldset className={styles['choices']}>
        <legend>{t('data.published')}</legend>
        {choices.map((choice: Published) => (
          <p key={choice} className={styles['radio']}>
            <input
              type="radio"
              id={`published-${choice}`}
              name="publishedItems"
              value={choice}
              defaultChecked={choice === chosen}
            />
            <label htmlFor={`published-${choice}`}>{t(publishedKeys[choice])}</label>
          </p>
        ))}
      </fieldset>
      {heirs.length > 0 && (
        <SelectField
          {...field('heirId')}
          options={heirs.map(({ id, name }) => ({ value: String(id), label: name }))}
          emptyLabel={t('data.noHeir')}
        />
      )}
      <TextField
        {...field('password')}
        type="password"
        hint={t('data.passwordHint')}
        autoComplete="current-password"
        required
      />
      <Button kind="secondary">{t('data.deleteSubmit')}</Button>
    </PageForm>
  );
}
