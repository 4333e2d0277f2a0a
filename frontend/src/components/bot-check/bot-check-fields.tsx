import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './bot-check.module.css';
import { type BotChallenge, botFields } from '../../../shared/forms/bot-challenge.ts';

/**
 * Fields of a public form for the bot check. Its script puts a better proof in: client/bot-proof.ts. Rendered again
 * only with another challenge, since React would restore the value.
 */
export const BotCheckFields = memo(function BotCheckFields({ provider, proof }: BotChallenge) {
  const { t } = useTranslation('botCheck');
  return (
    <>
      <input type="hidden" name={botFields.proof} value={proof} data-provider={provider} />
      {provider !== 'none' && (
        <div className={styles['trap']} aria-hidden="true">
          <label>
            {t('trap')}
            <input type="text" name={botFields.trap} tabIndex={-1} autoComplete="off" defaultValue="" />
          </label>
        </div>
      )}
      {provider === 'recaptcha' && (
        <div className={styles['offer']} data-recaptcha={t('frame')} hidden>
          <p>{t('recaptcha')}</p>
          <button type="button">{t('allow')}</button>
        </div>
      )}
    </>
  );
});
