import type { ParseKeys } from 'i18next';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useReread } from '../../graphql/client/reread.ts';
import { updateRoles } from '../../../shared/config/calls/moderation-calls.ts';
import { type ActionMessage, ActionResult } from '../../components/ui/action-result.tsx';
import { Button } from '../../components/ui/button.tsx';
import { FieldFrame } from '../../components/form/field-frame.tsx';
import form from '../../components/form/form.module.css';
import { send } from '../../lib/api/send.ts';
import { ConfirmRoles } from './confirm-roles.tsx';
import styles from './member.module.css';
import type { Member } from './member.ts';
import { bodyOf, changesOf, type RoleValues, valuesOf } from './role-values.ts';

const roleKeys = {
  operateur: 'roles.operateur',
  moderateur: 'roles.moderateur',
} as const satisfies Record<string, ParseKeys<'members'>>;

type Roles = NonNullable<Member['roles']>;

interface RolesFormProps {
  member: { name: string; country: string | undefined };
  roles: Roles;
  /** Countries for which the reader may make the member a validator. */
  countries: Member['assignableCountries'];
}

/** Gives and takes the roles operator and validator, after a question that names what will change. */
export function RolesForm({ member, roles, countries }: RolesFormProps) {
  const { t } = useTranslation('members');
  const reread = useReread();
  const [message, setMessage] = useState<ActionMessage>();
  const [asked, setAsked] = useState<RoleValues>();
  const [isBusy, setBusy] = useState(false);
  // Saved values, whoever saved them, replace those that the form began with.
  const values = valuesOf(roles, countries, member.country);
  const { register, handleSubmit, control, setError, formState } = useForm<RoleValues>({ values });
  const isModerateur = useWatch({ control, name: 'moderateur' });

  function ask(entered: RoleValues): void {
    const hasChanges = changesOf(roles, entered).length > 0;
    setMessage(hasChanges ? undefined : { kind: 'failure', text: t('roles.unchanged') });
    setAsked(hasChanges ? entered : undefined);
  }

  async function save(entered: RoleValues): Promise<void> {
    setAsked(undefined);
    setBusy(true);
    const outcome = await send(updateRoles, bodyOf(roles.userId, entered), { about: member.name });
    setBusy(false);
    if (outcome.kind === 'done') {
      await reread();
      return;
    }
    const { message: text, fields } =
      outcome.kind === 'refused' ? outcome.refusal : { message: t('roles.failed'), fields: [] };
    const country = fields.find(({ path }) => path === 'mainCountry');
    if (country) setError('mainCountry', { message: country.message }, { shouldFocus: true });
    setMessage({ kind: 'failure', text });
  }

  return (
    <section aria-labelledby="roles" className={styles['roles']}>
      <h2 id="roles">{t('roles.title')}</h2>
      <p>{t('roles.lead')}</p>
      <ActionResult kind={message?.kind} text={message?.text} />
      <form className={form['form']} noValidate onSubmit={(event) => void handleSubmit(ask)(event)}>
        {(Object.keys(roleKeys) as (keyof typeof roleKeys)[]).map((role) => (
          <div key={role} className={form['field']}>
            <div className={form['check']}>
              <input type="checkbox" id={`role-${role}`} {...register(role)} />
              <label htmlFor={`role-${role}`}>{t(roleKeys[role])}</label>
            </div>
          </div>
        ))}
        {isModerateur && (
          <FieldFrame
            id="role-country"
            label={t('roles.country')}
            hint={t('roles.countryHint')}
            error={formState.errors.mainCountry?.message}
          >
            {(described) => (
              <select {...described} {...register('mainCountry')} id="role-country" className={form['input']}>
                <option value="">{t('roles.noCountry')}</option>
                {countries.map(({ isoCode, name }) => (
                  <option key={isoCode} value={isoCode}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
        )}
        <Button busy={isBusy}>{t('roles.save')}</Button>
      </form>
      {asked && (
        <ConfirmRoles
          name={member.name}
          changes={changesOf(roles, asked)}
          country={countries.find(({ isoCode }) => isoCode === asked.mainCountry)?.name ?? ''}
          onClose={() => setAsked(undefined)}
          onConfirm={() => void save(asked)}
        />
      )}
    </section>
  );
}
