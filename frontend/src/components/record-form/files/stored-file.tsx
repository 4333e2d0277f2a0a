import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../../shared/config/calls/content-calls.ts';
import { fileKind } from '../../../lib/file-kinds.ts';
import { formatFileSize } from '../../../lib/format.ts';
import type { RecordFile } from '../../../lib/record-form/save-contract.ts';
import { useSite } from '../../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { mediaPath } from '../../ui/picture.tsx';
import styles from './files.module.css';

interface StoredFileProps {
  /** Id of the name, which takes the focus when the file is moved. */
  id: string;
  fileId: number;
  /** Known data of the file; undefined before there is any. */
  file: RecordFile | undefined;
  /** A cover is wider than pictures of a gallery. */
  isWide: boolean;
  isReadOnly: boolean;
  /** Absent at the ends of the list. */
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
  onRemove: () => void;
}

const thumbnail = { wide: 640, small: 320 };

/** A file of the record: a small copy of images, name and size, and what can be done with it. */
export function StoredFile(props: StoredFileProps) {
  const { id, fileId, file, isWide, isReadOnly, onUp, onDown, onRemove } = props;
  const { t } = useTranslation('recordForm');
  const { language } = useSite();
  const name = file?.name ?? t('files.unnamed', { id: fileId });
  const isImage = file?.mime.startsWith('image/') ?? false;
  const hidden = <span className="visually-hidden"> {name}</span>;
  return (
    <li className={styles['file']} data-file={fileId} data-wide={isWide ? '' : undefined}>
      {isImage && (
        <img
          className={styles['thumbnail']}
          src={mediaPath(fileId, isWide ? thumbnail.wide : thumbnail.small)}
          alt=""
          loading="lazy"
        />
      )}
      <div className={styles['about']}>
        <p className={styles['name']}>
          <a id={id} href={`${downloadFile.path}?id=${fileId}`} download>
            {name}
          </a>
        </p>
        {file?.state === 'refused' && <p className={styles['refusal']}>{t('files.unsafe')}</p>}
        {file && (
          <p className={styles['size']}>
            {[fileKind(file.mime), formatFileSize(file.size, language)].filter(Boolean).join(', ')}
          </p>
        )}
      </div>
      {!isReadOnly && (
        <div className={styles['actions']}>
          {onUp && (
            <Button type="button" kind="quiet" onClick={onUp}>
              {t('rows.up')}
              {hidden}
            </Button>
          )}
          {onDown && (
            <Button type="button" kind="quiet" onClick={onDown}>
              {t('rows.down')}
              {hidden}
            </Button>
          )}
          <Button type="button" kind="quiet" onClick={onRemove}>
            {t('rows.remove')}
            {hidden}
          </Button>
        </div>
      )}
    </li>
  );
}
