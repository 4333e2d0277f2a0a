import { useTranslation } from 'react-i18next';
import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import styles from './statistics.module.css';

/** Explanations of the figures of a screen. */
export function Definitions({ of }: { of: 'own' | 'trends' }) {
  const { t } = useTranslation('statistics');
  const { smallest } = limits.statistics;
  return (
    <section className={styles['definitions']} aria-labelledby="definitions">
      <h2 id="definitions">{t('definitions')}</h2>
      <dl>
        <dt>{t('views')}</dt>
        <dd>{t('viewsMean')}</dd>
        <dt>{t('favourites')}</dt>
        <dd>{t('favouritesMean')}</dd>
        {of === 'own' ? (
          <>
            <dt>{t('contacts')}</dt>
            <dd>{t('contactsMean')}</dd>
          </>
        ) : (
          <>
            <dt>{t('few')}</dt>
            <dd>{t('fewMean', { smallest })}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
