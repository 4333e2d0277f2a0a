import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFileKind } from '../../../../shared/config/file-kinds.ts';
import { requestSignIn } from '../../../lib/api/session-over.ts';
import { formatFileSize } from '../../../lib/format.ts';
import { useProblemText } from '../../../lib/record-form/use-problem-text.ts';
import { useSite } from '../../../lib/site.ts';
import type { Upload } from '../../../lib/uploads/upload.ts';
import type { UploadQueue } from '../../../lib/uploads/upload-queue.ts';
import { Button } from '../../ui/button.tsx';
import styles from './files.module.css';
import { kindText } from './kind-text.ts';

interface UploadRowProps {
  upload: Upload;
  queue: UploadQueue;
  /** Called after the row has left the list. */
  onRemoved: () => void;
}

/** A file on its way: how far it is, and what can be done with it. */
export function UploadRow({ upload, queue, onRemoved }: UploadRowProps) {
  const { t } = useTranslation('recordForm');
  const { key, name, size, sent, state, code } = upload;
  const text = useUploadText(upload);
  const isMoving = state === 'queued' || state === 'sending';

  async function resume(): Promise<void> {
    if (code !== undefined && !(await requestSignIn())) return;
    queue.resume(key);
  }

  function remove(): void {
    if (state === 'refused') queue.forget(key);
    else queue.cancel(key);
    onRemoved();
  }

  return (
    <li className={styles['file']} data-upload={state}>
      <div className={styles['about']}>
        <p className={styles['name']}>{name}</p>
        <p className={state === 'refused' ? styles['refusal'] : styles['size']}>{text}</p>
        {state !== 'refused' && <progress max={size} value={sent} aria-label={name} />}
      </div>
      <div className={styles['actions']}>
        {isMoving && (
          <Button type="button" kind="quiet" onClick={() => queue.pause(key)}>
            {t('files.pause')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
        {(state === 'paused' || state === 'waiting') && (
          <Button type="button" kind="quiet" onClick={() => void resume()}>
            {state === 'paused' ? t('files.resume') : t('files.retry')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
        <Button type="button" kind="quiet" onClick={remove}>
          {state === 'refused' ? t('files.dismiss') : t('files.cancel')}
          <span className="visually-hidden"> {name}</span>
        </Button>
      </div>
    </li>
  );
}

/** The text that names what the server found a refused file to be, once it is loaded. */
function useKindText(code: string | undefined): string | undefined {
  const { language } = useSite();
  const [text, setText] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    async function load(): Promise<void> {
      const found = code === undefined ? undefined : await kindText(code, language);
      if (isCurrent) setText(found);
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [code, language]);
  return text;
}

/** `1,2 Mo sur 4 Mo, 250 Ko/s` */
function useUploadText(upload: Upload): string {
  const { t } = useTranslation('recordForm');
  const { language } = useSite();
  const problemText = useProblemText();
  const { state, sent, size, rate, code, message } = upload;
  const kind = useKindText(code);
  const values = { sent: formatFileSize(sent, language), size: formatFileSize(size, language) };
  const texts = {
    queued: () => t('files.queued', values),
    sending: () => t('files.sending', values),
    paused: () => t('files.paused', values),
    waiting: () => (code === undefined ? t('files.waiting') : t('files.sessionOver')),
    scanning: () => t('files.scanning'),
    ready: () => t('files.scanning'),
    // A kind without its text is a type that the field does not take.
    refused: () =>
      kind ?? message ?? problemText(isFileKind(code ?? '') ? 'file_type' : (code ?? 'upload_failed')),
  };
  return state === 'sending' && rate !== undefined
    ? t('files.sendingAt', { ...values, rate: formatFileSize(rate, language) })
    : texts[state]();
}
