import { useTranslation } from 'react-i18next';
import { filePath, weightOf } from '../../content/detail/documents.tsx';
import type { Files_FileFragment } from '../../../shared/graphql/generated/operations.ts';
import { useSite } from '../../lib/site.ts';
import styles from './video-files.module.css';

/** Videos of the site's own, in the browser's player; nothing is fetched before a click on "play". */
export function VideoFiles({ files }: { files: Files_FileFragment[] }) {
  const { t } = useTranslation('detail');
  const { language } = useSite();
  return (
    <ul className={styles['videos']}>
      {files.map((file) => (
        <li key={file.id}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- uploads have no caption files; members are asked to burn subtitles in */}
          <video controls preload="none" playsInline aria-label={file.name}>
            <source src={filePath(file.id)} type={file.mime} />
          </video>
          <a href={filePath(file.id)} download>
            {t('download', { name: file.name, size: weightOf(file, language) })}
          </a>
        </li>
      ))}
    </ul>
  );
}
