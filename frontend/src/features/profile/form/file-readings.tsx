import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../../shared/dates/dates.ts';
import { FileReadingsDocument } from '../../../../shared/graphql/generated/documents/file-readings.ts';
import type { FileReadingsQuery } from '../../../../shared/graphql/generated/operations.ts';
import { useSite } from '../../../lib/site.ts';
import styles from './file-readings.module.css';

const keys = {
  certificateId: { named: 'readings.certificate', unnamed: 'readings.certificateUnnamed' },
  cvId: { named: 'readings.cv', unnamed: 'readings.cvUnnamed' },
} as const;

interface FileReadingsProps {
  /** Below a step of the form, or beside the steps. */
  heading: 'h2' | 'h3';
}

/** List of the people who have read one’s certificate and CV, and when. */
export function FileReadings({ heading: Heading }: FileReadingsProps) {
  const { t } = useTranslation('profile');
  const { language } = useSite();
  const { data } = useQuery<FileReadingsQuery>(FileReadingsDocument, { fetchPolicy: 'cache-and-network' });
  const readings = data?.passerelleFileReadings ?? [];
  return (
    <section aria-labelledby="readings" className={styles['readings']}>
      <Heading id="readings">{t('readings.title')}</Heading>
      {readings.length === 0 ? (
        <p>{t('readings.none')}</p>
      ) : (
        <ul>
          {readings.map(({ file, at, reader }) => {
            const date = formatDate(at, language);
            return (
              <li key={`${file} ${at} ${reader}`}>
                {reader === null
                  ? t(keys[file].unnamed, { date })
                  : t(keys[file].named, { name: reader, date })}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
