import { useTranslate } from '../../i18n/use-translate.ts';
import type { fr } from './locales/fr.ts';
import styles from './form.module.css';

/** In the order in which they are told. */
const rules = [
  'password_too_short',
  'password_case',
  'password_digit_or_special',
  'password_contains_email',
] as const;

/** What a password must be; script ticks each while one types. */
export function PasswordRules() {
  const t = useTranslate<{ form: typeof fr }>();
  return (
    <div className={styles['rules']} data-rules="" data-met-text={t('form.rules.met')}>
      <p>{t('form.rules.title')}</p>
      <ul>
        {rules.map((rule) => (
          <li key={rule} data-rule={rule}>
            {t(`form.rules.${rule}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
