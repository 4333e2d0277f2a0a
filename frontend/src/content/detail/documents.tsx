import { downloadFile } from '../../../shared/config/calls/content-calls.ts';
import { useTranslation } from 'react-i18next';
import type { Files_FileFragment } from '../../../shared/graphql/generated/operations.ts';
import type { Language } from '../../../shared/config/locales.ts';
import { fileKind } from '../../lib/file-kinds.ts';
import { formatFileSize } from '../../lib/format.ts';
import { useSite } from '../../lib/site.ts';
import { Icon } from '../../components/ui/icon.tsx';
import styles from './detail.module.css';

export const filePath = (id: number): string => `${downloadFile.path}?id=${id}`;

/** `PDF, 1,3 Mo` */
export const weightOf = ({ mime, size }: Files_FileFragment, language: Language): string =>
  [fileKind(mime), formatFileSize(size, language)].filter(Boolean).join(', ');

/** Files to take away, each with its kind and weight. */
export function Documents({ files }: { files: Files_FileFragment[] }) {
  const { t } = useTranslation('detail');
  const { language } = useSite();
  return (
    <ul className={styles['documents']}>
      {files.map((file) => (
        <li key={file.id}>
          <a href={filePath(file.id)} download>
            <Icon name="download" />
            <span>{t('download', { name: file.name, size: weightOf(file, language) })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The file that a page is about. */
export function Download({ file }: { file: Files_FileFragment }) {
  const { t } = useTranslation('detail');
  const { language } = useSite();
  return (
    <a href={filePath(file.id)} download className={styles['action']}>
      <span>
        {t('downloadFile')}{' '}
        <span className={styles['host']}>
          {file.name} ({weightOf(file, language)})
        </span>
      </span>
      <Icon name="download" />
    </a>
  );
}
