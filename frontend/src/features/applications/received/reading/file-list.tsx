import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../../../shared/config/calls/content-calls.ts';
import { fileKind } from '../../../../lib/file-kinds.ts';
import { formatFileSize } from '../../../../lib/format.ts';
import { useSite } from '../../../../lib/site.ts';
import styles from './reading.module.css';

export interface ReadFile {
  readonly id: number;
  readonly name: string;
  readonly bytes: number;
  readonly type: string;
  readonly state: string;
  readonly sha256?: string;
}

/** Files with kind, size and hash. Nothing is fetched before one asks for it. */
export const FileList = ({ files }: { files: readonly ReadFile[] }) => (
  <ul className={styles['files']}>
    {files.map((file) => (
      <FileItem key={file.id} file={file} />
    ))}
  </ul>
);

const filePath = (id: number): string => `${downloadFile.path}?id=${id}`;
const isShown = (type: string): boolean => /^(image|audio|video)\//.test(type);

function FileItem({ file }: { file: ReadFile }) {
  const { t } = useTranslation('received');
  const { language } = useSite();
  const [isOpen, setOpen] = useState(false);
  const weight = [fileKind(file.type), formatFileSize(file.bytes, language)].filter(Boolean).join(', ');
  return (
    <li>
      <span className={styles['file']}>
        {file.state === 'ready' ? (
          <a href={filePath(file.id)} download>
            {t('files.download', { name: file.name, weight })}
          </a>
        ) : (
          <span>
            {t(file.state === 'refused' ? 'files.refused' : 'files.scanning', { name: file.name, weight })}
          </span>
        )}
        {file.state === 'ready' && isShown(file.type) && (
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'files.hide' : 'files.show', { name: file.name })}
          </button>
        )}
      </span>
      {isOpen && <Shown file={file} />}
      {file.sha256 && (
        <details>
          <summary>{t('files.hash')}</summary>
          <code className={styles['hash']}>{file.sha256}</code>
        </details>
      )}
    </li>
  );
}

/** A picture, a film or a recording in its place: films and recordings are read by ranges. */
function Shown({ file }: { file: ReadFile }) {
  const address = filePath(file.id);
  if (file.type.startsWith('image/'))
    return <img className={styles['shown']} src={address} alt={file.name} />;
  if (file.type.startsWith('audio/'))
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- applicants upload no caption files
      <audio className={styles['shown']} src={address} controls preload="metadata" aria-label={file.name} />
    );
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- applicants upload no caption files
    <video className={styles['shown']} src={address} controls preload="metadata" aria-label={file.name} />
  );
}
