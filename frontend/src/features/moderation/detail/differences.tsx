import { useTranslation } from 'react-i18next';
import type { ModerationRecordQuery } from '../../../../shared/graphql/generated/operations.ts';
import { Imported } from '../../../components/record-form/imported.tsx';
import { useSite } from '../../../lib/site.ts';
import styles from './detail.module.css';
import { textOfField } from './plain-text.ts';

type Difference = NonNullable<ModerationRecordQuery['passerelleModerationRecord']>['differences'][number];

const loadWords = async () => (await import('./word-differences.tsx')).WordDifferences;

interface DifferencesProps {
  differences: readonly Difference[];
  /** Zone of the record. */
  zone: string | undefined;
}

/**
 * Changes of a proposal, field by field: removed and added words, or the values before and after until they are
 * compared.
 */
export function Differences({ differences, zone }: DifferencesProps) {
  const { t } = useTranslation('moderation');
  const { language } = useSite();
  const reader = { language, zone };
  return (
    <section aria-labelledby="differences" className={styles['section']}>
      <h2 id="differences">{t('differences', { count: differences.length })}</h2>
      <dl className={styles['fields']}>
        {differences.map(({ key, kind, label, before, after }) => {
          const texts = {
            before: textOfField(kind, before, reader),
            after: textOfField(kind, after, reader),
          };
          return (
            <div key={key} className={styles['field']}>
              <dt>{label}</dt>
              <dd className={styles['words']}>
                <Imported load={loadWords} props={texts}>
                  <p>
                    <span className={styles['language']}>{t('before')}</span>{' '}
                    {texts.before || t('emptyField')}
                  </p>
                  <p>
                    <span className={styles['language']}>{t('after')}</span> {texts.after || t('emptyField')}
                  </p>
                </Imported>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
