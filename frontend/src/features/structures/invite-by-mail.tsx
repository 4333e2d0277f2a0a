import type { ParseKeys } from 'i18next';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { inviteByMail } from '../../../shared/config/calls/structure-calls.ts';
import { type Language, languages } from '../../../shared/config/locales.ts';
import { TextField } from '../../components/form/text-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { send } from '../../lib/api/send.ts';
import { useSite } from '../../lib/site.ts';
import type { Role } from './member.ts';
import { RoleSelect } from './role-select.tsx';
import styles from './structures.module.css';
import type { MembershipAction } from './use-membership-action.ts';
import { postedText } from '../../lib/posted-text.ts';

interface InviteByMailProps {
  structureId: number;
  isBusy: boolean;
  run: MembershipAction['run'];
}

const fields = ['firstName', 'lastName', 'email'] as const;
type Field = (typeof fields)[number];
const fieldKeys = {
  firstName: 'byMail.firstName',
  lastName: 'byMail.lastName',
  email: 'byMail.email',
} as const satisfies Record<Field, ParseKeys<'structures'>>;
const languageKeys = {
  fr: 'byMail.languages.fr',
  en: 'byMail.languages.en',
} as const satisfies Record<Language, ParseKeys<'structures'>>;
const idOf = (field: Field): string => `mail-${field}`;

/** Invites a person by mail: they need not be on the platform. */
export function InviteByMail({ structureId, isBusy, run }: InviteByMailProps) {
  const { t } = useTranslation('structures');
  const { language: own } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const [role, setRole] = useState<Role>('member');
  const [language, setLanguage] = useState<Language>(own);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const typed = new FormData(form.current ?? undefined);
    const text = (field: Field): string => postedText(typed, field);
    const person = { firstName: text('firstName'), lastName: text('lastName'), email: text('email') };
    const body = { structureId, ...person, role, language };
    const outcome = await run(send(inviteByMail, body, { about: person.email }));
    const refused = outcome.kind === 'refused' ? outcome.refusal.fields : [];
    setErrors(Object.fromEntries(refused.map(({ path, message }) => [path, message])));
    const first = fields.find((field) => refused.some(({ path }) => path === field));
    if (first) document.getElementById(idOf(first))?.focus();
    if (outcome.kind === 'done') form.current?.reset();
  }

  return (
    <section aria-labelledby="by-mail" className={styles['section']}>
      <h2 id="by-mail">{t('byMail.title')}</h2>
      <p className={styles['note']}>{t('byMail.lead')}</p>
      <form ref={form} className={styles['mailForm']} noValidate onSubmit={(event) => void submit(event)}>
        {fields.map((field) => (
          <TextField
            key={field}
            id={idOf(field)}
            name={field}
            type={field === 'email' ? 'email' : 'text'}
            label={t(fieldKeys[field])}
            error={errors[field]}
            required
          />
        ))}
        <div className={styles['role']}>
          <RoleSelect id="mail-role" label={t('invite.role')} value={role} onChange={setRole} />
        </div>
        <div className={styles['role']}>
          <label htmlFor="mail-language">{t('byMail.language')}</label>
          <select
            id="mail-language"
            value={language}
            onChange={({ target }) => setLanguage(target.value as Language)}
          >
            {languages.map((each) => (
              <option key={each} value={each}>
                {t(languageKeys[each])}
              </option>
            ))}
          </select>
        </div>
        <Button busy={isBusy}>{t('byMail.send')}</Button>
      </form>
    </section>
  );
}
