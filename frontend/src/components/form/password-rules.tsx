import { useTranslation } from 'react-i18next';
import styles from './form.module.css';

/** Rules in display order. */
const ruleKeys = {
  password_too_short: 'rules.password_too_short',
  password_case: 'rules.password_case',
  password_digit_or_special: 'rules.password_digit_or_special',
  password_contains_email: 'rules.password_contains_email',
  password_common: 'rules.password_common',
} as const;

/** Rules that a password must meet; script ticks each while one types. */
export function PasswordRules() {
  const { t } = useTranslation('form');
  return (
    <div className={styles['rules']} data-rules="" data-met-text={t('rules.met')}>
      <p>{t('rules.title')}</p>
      <ul>
        {Object.entries(ruleKeys).map(([rule, key]) => (
          <li key={rule} data-rule={rule}>
            {t(key)}
          </li>
        ))}
      </ul>
    </div>
  );
}
