import { useTranslation } from 'react-i18next';
import { ofZoneCity } from '../../../shared/dates/dates.ts';
import { formatDateAt, formatTimeAt } from '../../../shared/dates/zoned-dates.ts';
import { fileTypesOfDocuments } from './file-types.ts';
import { PageForm } from '../../components/form/page-form.tsx';
import form from '../../components/form/form.module.css';
import { TextField } from '../../components/form/text-field.tsx';
import { FieldFrame } from '../../components/form/field-frame.tsx';
import { Button } from '../../components/ui/button.tsx';
import { pathTo } from '../../../shared/config/routes.ts';
import { hashParameter } from '../../../shared/forms/auth-forms.ts';
import { formFields, valueOf } from '../../../shared/forms/form-view-data.ts';
import {
  letterFields,
  type LetterIntent,
  letterIntents,
  type LetterViewData,
} from '../../../shared/forms/letter-form.ts';
import { useSite } from '../../lib/site.ts';
import styles from './letter.module.css';

type Letter = NonNullable<LetterViewData['letter']>;

interface LetterProps {
  viewData: LetterViewData;
  letter: Letter;
}

/** A letter that is being written: who asks, the text and the files, and the way to decline. */
export function WrittenLetter({ viewData, letter }: LetterProps) {
  const { t } = useTranslation('referees');
  const { applicant, message, question, isReadByApplicant } = letter;
  return (
    <>
      <p>{t('asks', { applicant })}</p>
      <CallLink letter={letter} />
      {question !== '' && <p>{t('question', { question })}</p>}
      <Deadline letter={letter} />
      {message !== '' && (
        <figure>
          <figcaption className={styles['aside']}>{t('message', { applicant })}</figcaption>
          <blockquote className={styles['message']}>{message}</blockquote>
        </figure>
      )}
      <p className={styles['aside']}>{t(isReadByApplicant ? 'read' : 'confidential', { applicant })}</p>
      <Files viewData={viewData} letter={letter} />
      <LetterForm viewData={viewData} letter={letter} />
      <section aria-labelledby="decline" className={styles['stack']}>
        <h2 id="decline">{t('declineTitle')}</h2>
        <p>{t('declineText')}</p>
        <SingleButton viewData={viewData} intent="decline" name={t('declineForm')} label={t('decline')} />
      </section>
    </>
  );
}

/** A letter that was sent: it can only be erased. */
export function ReceivedLetter({ viewData, letter }: LetterProps) {
  const { t } = useTranslation('referees');
  return (
    <>
      <p>{t('received', { applicant: letter.applicant })}</p>
      <CallLink letter={letter} />
      <p>{t('eraseText')}</p>
      <SingleButton viewData={viewData} intent="erase" name={t('eraseForm')} label={t('erase')} />
    </>
  );
}

function CallLink({ letter: { callPath, callTitle } }: Pick<LetterProps, 'letter'>) {
  return <p>{callPath ? <a href={callPath}>{callTitle}</a> : <strong>{callTitle}</strong>}</p>;
}

function Deadline({ letter: { deadline, zone } }: Pick<LetterProps, 'letter'>) {
  const { t } = useTranslation(['referees', 'instants']);
  const { language } = useSite();
  if (!deadline) return null;
  const place = zone ?? 'UTC';
  const instant = t('instants:there', {
    date: formatDateAt(deadline, language, place),
    time: formatTimeAt(deadline, language, place),
    city: ofZoneCity(place, language),
  });
  return (
    <p>
      <strong>{t('deadline', { instant })}</strong>
    </p>
  );
}

/** The forms that send a letter, or save it: one form, so that a file takes nothing of the text with it. */
function LetterForm({ viewData, letter }: LetterProps) {
  const { t } = useTranslation('referees');
  const { language } = useSite();
  const { maxText, maxFiles } = letter;
  const sent = viewData.intent === 'send' || viewData.intent === 'save';
  const error = (name: string) =>
    sent ? viewData.problem?.fields.find(({ path }) => path === name)?.message : undefined;
  const { text, file } = letterFields;
  return (
    <PageForm
      viewData={sent ? { ...viewData, intent: '' } : viewData}
      action={pathTo('letter', language)}
      name={t('form')}
      summary={t('summary')}
      labels={{ [text]: t('text'), [file]: t('file') }}
      hasFile
    >
      <input type="hidden" name={hashParameter} value={viewData.hash} />
      <TextField
        id={text}
        name={text}
        type="textarea"
        label={t('text')}
        hint={t('textHint', { max: maxText })}
        defaultValue={sent && viewData.problem ? valueOf(viewData, text) : letter.text}
        error={error(text)}
      />
      <FieldFrame id={file} label={t('file')} hint={t('fileHint', { max: maxFiles })} error={error(file)}>
        {(described) => (
          <input
            {...described}
            id={file}
            name={file}
            type="file"
            accept={fileTypesOfDocuments}
            className={form['input']}
          />
        )}
      </FieldFrame>
      <p className={styles['aside']}>{t('sendHint')}</p>
      <div className={styles['ways']}>
        <Button kind="secondary" name={formFields.intent} value={letterIntents.save}>
          {t('save')}
        </Button>
        <Button name={formFields.intent} value={letterIntents.send}>
          {t('send')}
        </Button>
      </div>
    </PageForm>
  );
}

function Files({ viewData, letter: { files } }: LetterProps) {
  const { t } = useTranslation('referees');
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="files">
      <h2 id="files">{t('files')}</h2>
      <ul className={styles['stack']}>
        {files.map(({ id, name, state }, number) => (
          <li key={id === 0 ? `pending-${number}` : id}>
            {name}
            {state === 'scanning' && ` (${t('checking')})`}
            {state === 'refused' && ` (${t('refused')})`}
            {id !== 0 && (
              <SingleButton
                viewData={viewData}
                intent="removeFile"
                name={`${t('removeForm')} ${number + 1}`}
                label={t('remove', { name })}
                fileId={id}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SingleButtonProps {
  viewData: LetterViewData;
  intent: LetterIntent;
  /** Purpose of the form. */
  name: string;
  label: string;
  fileId?: number;
}

function SingleButton({ viewData, intent, name, label, fileId }: SingleButtonProps) {
  const { t } = useTranslation('referees');
  const { language } = useSite();
  return (
    <PageForm
      viewData={viewData}
      action={pathTo('letter', language)}
      intent={intent}
      name={name}
      summary={t('summary')}
      labels={{}}
    >
      <input type="hidden" name={hashParameter} value={viewData.hash} />
      {fileId !== undefined && <input type="hidden" name={letterFields.fileId} value={fileId} />}
      <Button kind="secondary">{label}</Button>
    </PageForm>
  );
}
