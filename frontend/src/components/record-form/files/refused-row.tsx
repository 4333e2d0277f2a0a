import { useTranslation } from 'react-i18next';
import { isFileKind } from '../../../../shared/config/file-kinds.ts';
import { useProblemText } from '../../../lib/record-form/use-problem-text.ts';
import { Button } from '../../ui/button.tsx';
import styles from './files.module.css';
import type { RefusedFile } from './use-chosen-files.ts';

/** A file that the field does not take, and why. */
export function RefusedRow({ file, onDismiss }: { file: RefusedFile; onDismiss: () => void }) {
  const { t } = useTranslation('recordForm');
  const problemText = useProblemText();
  const { code, text = problemText(isFileKind(code) ? 'file_type' : code) } = file;
  return (
    <li className={styles['file']} data-upload="refused">
      <div className={styles['about']} role="alert">
        <p className={styles['name']}>{file.name}</p>
        <p className={styles['refusal']}>{text}</p>
      </div>
      <div className={styles['actions']}>
        <Button type="button" kind="quiet" onClick={onDismiss}>
          {t('files.dismiss')}
          <span className="visually-hidden"> {file.name}</span>
        </Button>
      </div>
    </li>
  );
}
