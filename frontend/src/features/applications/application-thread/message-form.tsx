import { useApolloClient } from '@apollo/client/react';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { writeMessage } from '../../../../shared/config/calls/thread-calls.ts';
import { ApplicationThreadFieldsDocument } from '../../../../shared/graphql/generated/documents/application-thread-fields.ts';
import type { ApplicationThreadFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import form from '../../../components/form/form.module.css';
import { ChooseFiles } from '../../../components/record-form/files/choose-files.tsx';
import files from '../../../components/record-form/files/files.module.css';
import { RefusedRow } from '../../../components/record-form/files/refused-row.tsx';
import { UploadRow } from '../../../components/record-form/files/upload-row.tsx';
import { useAnnouncedUploads } from '../../../components/record-form/files/use-announced-uploads.ts';
import { Button } from '../../../components/ui/button.tsx';
import { writeRecord } from '../../../graphql/client/write-record.ts';
import { send } from '../../../lib/api/send.ts';
import styles from './thread.module.css';
import { attachmentRules, useAttachments } from './use-attachments.ts';
import { useMessageDraft } from './use-message-draft.ts';

/** Writes a message. What is not sent yet, with its files, stays on this device. */
export function MessageForm({ thread }: { thread: ApplicationThreadFieldsFragment }) {
  const { t } = useTranslation('applicationThread');
  const { cache } = useApolloClient();
  const fieldId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useMessageDraft(thread.id);
  const attachments = useAttachments(thread.id);
  const announced = useAnnouncedUploads(attachments.uploads);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isSent, setSent] = useState(false);
  const { chosen, queue, uploads } = attachments;
  const focusField = () => field.current?.focus();

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    setSent(false);
    if (attachments.isBusy) {
      setProblem(t('filesOnTheirWay'));
      return;
    }
    setBusy(true);
    const outcome = await send(writeMessage, { id: thread.id, text: draft.text, files: attachments.fileIds });
    setBusy(false);
    if (outcome.kind === 'done') {
      setProblem(undefined);
      setSent(true);
      draft.clear();
      attachments.clear();
      if (outcome.data) writeRecord(cache, ApplicationThreadFieldsDocument, outcome.data);
    } else if (outcome.kind === 'refused') {
      setProblem(outcome.refusal.fields[0]?.message ?? outcome.refusal.message);
    } else setProblem(t('unreachable'));
    focusField();
  }

  return (
    <form noValidate className={styles['write']} onSubmit={(event) => void submit(event)}>
      <label htmlFor={fieldId}>{t('label')}</label>
      <textarea
        id={fieldId}
        ref={field}
        rows={5}
        className={form['input']}
        value={draft.text}
        maxLength={limits.applicationMessages.text}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${fieldId}-hint ${fieldId}-problem`}
        onChange={({ target }) => {
          setSent(false);
          draft.write(target.value);
        }}
      />
      <p id={`${fieldId}-hint`} className={styles['soft']}>
        {t('hint')}
      </p>
      {uploads.length + chosen.refused.length > 0 && (
        <ul className={files['list']} aria-label={t('attachments')}>
          {uploads.map((upload) =>
            upload.state === 'ready' ? (
              <li key={upload.key} className={files['file']} data-upload="ready">
                <div className={files['about']}>
                  <p className={files['name']}>{upload.name}</p>
                  <p className={files['size']}>{t('attached')}</p>
                </div>
                <div className={files['actions']}>
                  <Button
                    type="button"
                    kind="quiet"
                    onClick={() => {
                      queue.cancel(upload.key);
                      focusField();
                    }}
                  >
                    {t('detach')}
                    <span className="visually-hidden"> {upload.name}</span>
                  </Button>
                </div>
              </li>
            ) : (
              <UploadRow key={upload.key} upload={upload} queue={queue} onRemoved={focusField} />
            ),
          )}
          {chosen.refused.map((file) => (
            <RefusedRow key={file.key} file={file} onDismiss={() => chosen.dismiss(file.key)} />
          ))}
        </ul>
      )}
      {attachments.room > 0 && (
        <ChooseFiles
          id={`${fieldId}-files`}
          describedBy={undefined}
          rules={attachmentRules}
          isSeveral
          isReplacing={false}
          onChosen={chosen.choose}
        />
      )}
      <p id={`${fieldId}-problem`} role="alert" className={form['error']}>
        {problem}
      </p>
      <Button busy={isBusy}>{t('send')}</Button>
      <output className={styles['soft']}>{isSent ? t('sent') : ''}</output>
      <output className="visually-hidden">{announced}</output>
    </form>
  );
}
