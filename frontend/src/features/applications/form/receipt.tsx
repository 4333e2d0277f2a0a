import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../../shared/config/routes.ts';
import { useInstantText } from '../../../components/instants/instant-text.tsx';
import { useSite } from '../../../lib/site.ts';
import { useApplicationParts } from './application-context.ts';
import styles from './application.module.css';
import { PdfLink } from './pdf-link.tsx';

/** Proof of what was sent: number, instants and hashes, the version that counts first. */
export function Receipt() {
  const { t } = useTranslation('applications');
  const { application } = useApplicationParts();
  const instant = useInstantText();
  const { language } = useSite();
  const { id, number, receipts, zone, withdrawnAt, structureName, trialUntil } = application;
  const versions = receipts.toSorted((a, b) => b.number - a.number);
  return (
    <section className={styles['receipt']} aria-labelledby="receipt">
      <h2 id="receipt">{t(trialUntil ? 'trial.receipt' : 'receipt.title')}</h2>
      <dl>
        <dt>{t('receipt.number')}</dt>
        <dd className={styles['number']} data-receipt-number="">
          {number}
        </dd>
        {structureName && (
          <>
            <dt>{t('receipt.applicant')}</dt>
            <dd>{structureName}</dd>
          </>
        )}
        {versions.map((version, index) => (
          <div key={version.number}>
            <dt>
              {t('receipt.version', { number: version.number })}
              {index === 0 && !withdrawnAt && versions.length > 1 && ` — ${t('receipt.counts')}`}
            </dt>
            <dd>
              <time dateTime={version.sentAt}>{instant(version.sentAt, zone ?? 'UTC')}</time>
            </dd>
            <dd className={styles['hash']}>
              <span>{t('receipt.hash')}</span> <code>{version.sha256}</code>
            </dd>
          </div>
        ))}
      </dl>
      {trialUntil ? (
        <p className={styles['quiet']}>{t('trial.noProof')}</p>
      ) : (
        <p className={styles['quiet']}>
          {t('receipt.use')} <a href={pathTo('receipt', language)}>{t('receipt.check')}</a>
        </p>
      )}
      <p className={styles['files']}>
        <PdfLink id={id} file="receipt" />
        <PdfLink id={id} file="sentCopy" />
      </p>
    </section>
  );
}
