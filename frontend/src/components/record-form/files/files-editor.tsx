import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Imported } from '../imported.tsx';
import { fieldId, type RecordFieldProps, useRecordFormParts } from '../record-form-context.ts';
import { moved } from '../rows/rows.ts';
import { useFocusAfterChange } from '../use-focus-after-change.ts';
import { ChooseFiles } from './choose-files.tsx';
import { fileIds, fileOf, fileValue, roomIn } from './file-values.ts';
import styles from './files.module.css';
import { RefusedRow } from './refused-row.tsx';
import { rulesOf } from './rules-of.ts';
import { StoredFile } from './stored-file.tsx';
import { UploadRow } from './upload-row.tsx';
import { useAnnouncedUploads } from './use-announced-uploads.ts';
import { useChosenFiles } from './use-chosen-files.ts';
import { useUploads } from './use-uploads.ts';

const loadCrop = async () => (await import('./crop-dialog.tsx')).CropDialog;

/** The files of a field, one or several: chosen or dropped, sent, sorted and removed. */
export function FilesEditor({ id, path, field, value, onChange, isReadOnly, describedBy }: RecordFieldProps) {
  const { t } = useTranslation('recordForm');
  const { form } = useRecordFormParts();
  const { queue, form: formName, uploads: ofForm } = useUploads();
  const [change, setChange] = useState('');
  const focusNext = useFocusAfterChange();
  const ids = fileIds(value);
  const ofField = ofForm.filter((upload) => upload.field === path);
  const uploads = ofField.filter(({ fileId }) => fileId === undefined || !ids.includes(fileId));
  const room = roomIn(field, ids.length + uploads.length);
  const isSeveral = field.kind === 'files';
  const rules = rulesOf(field, form.reference);
  if (!rules) throw new Error(`The field ${path} takes no files`);
  const chosen = useChosenFiles(rules, { queue, form: formName, path, isSeveral, room });
  const announced = useAnnouncedUploads(ofField);
  const nameId = (fileId: number): string => fieldId(`${path}.${fileId}`);
  const nameOf = (fileId: number): string => known(fileId)?.name ?? t('files.unnamed', { id: fileId });

  function known(fileId: number) {
    return fileOf(fileId, form.state.save.record.files ?? [], ofField);
  }

  function move(from: number, to: number): void {
    const fileId = ids[from];
    if (fileId === undefined) return;
    onChange(fileValue(field, moved(ids, from, to)));
    setChange(t('rows.moved', { name: nameOf(fileId), number: to + 1, total: ids.length }));
    focusNext(nameId(fileId));
  }

  function remove(fileId: number): void {
    for (const upload of ofField) if (upload.fileId === fileId) queue.forget(upload.key);
    onChange(
      fileValue(
        field,
        ids.filter((each) => each !== fileId),
      ),
    );
    setChange(t('rows.removed', { name: nameOf(fileId) }));
    focusNext(id);
  }

  const { toCrop, cropped } = chosen;
  const { crop } = rules;

  return (
    <div className={styles['files']}>
      {ids.length > 0 && (
        <ol className={styles['list']}>
          {ids.map((fileId, index) => (
            <StoredFile
              key={fileId}
              id={nameId(fileId)}
              fileId={fileId}
              file={known(fileId)}
              isWide={crop !== undefined}
              isReadOnly={isReadOnly}
              onUp={index > 0 ? () => move(index, index - 1) : undefined}
              onDown={index < ids.length - 1 ? () => move(index, index + 1) : undefined}
              onRemove={() => remove(fileId)}
            />
          ))}
        </ol>
      )}
      {uploads.length + chosen.refused.length > 0 && (
        <ul className={styles['list']} aria-label={t('files.sent')}>
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} queue={queue} onRemoved={() => focusNext(id)} />
          ))}
          {chosen.refused.map((file) => (
            <RefusedRow key={file.key} file={file} onDismiss={() => chosen.dismiss(file.key)} />
          ))}
        </ul>
      )}
      {chosen.isPreparing && <p aria-busy="true">{t('files.preparing')}</p>}
      {!isReadOnly && (
        <ChooseFiles
          id={id}
          describedBy={describedBy}
          rules={rules}
          isSeveral={isSeveral}
          isReplacing={ids.length > 0}
          onChosen={chosen.choose}
        />
      )}
      {isReadOnly && <div id={id} tabIndex={-1} aria-describedby={describedBy} />}
      {room === 0 && <p>{t('rows.full', { count: ids.length + uploads.length })}</p>}
      {toCrop && crop && (
        <Imported
          load={loadCrop}
          props={{
            file: toCrop,
            crop,
            onDone: cropped,
            onClose: () => cropped(undefined),
            onUnreadable: chosen.unreadable,
          }}
        />
      )}
      <output className="visually-hidden">{change}</output>
      <output className="visually-hidden">{announced}</output>
    </div>
  );
}
FilesEditor.later = [loadCrop];
