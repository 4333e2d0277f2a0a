import type { Files_FileFragment } from '../../graphql/generated/operations.ts';
import { useDetailTexts } from './use-detail-texts.ts';
import { formatFileSize } from '../../lib/format.ts';
import { useSite } from '../../lib/site.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './detail.module.css';

export const filePath = (id: number): string => `/api/file/download-file?id=${id}`;

const kinds: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
};

/** Files to take away, each with its kind and weight. */
export function Documents({ files }: { files: Files_FileFragment[] }) {
  const t = useDetailTexts();
  const { language } = useSite();
  return (
    <ul className={styles['documents']}>
      {files.map(({ id, name, mime, size }) => {
        const weight = [kinds[mime], formatFileSize(size, language)].filter(Boolean).join(', ');
        return (
          <li key={id}>
            <a href={filePath(id)} download>
              <Icon name="download" />
              {t('detail.download', { name, size: weight })}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
