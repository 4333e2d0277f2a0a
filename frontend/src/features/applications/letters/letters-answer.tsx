import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelLetter, remindLetter } from '../../../../shared/config/calls/letter-calls.ts';
import { downloadFile } from '../../../../shared/config/calls/content-calls.ts';
import type { ApplicationFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { useInstantText } from '../../../components/instants/instant-text.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { useApplicationParts } from '../form/application-context.ts';
import { AskDialog } from './ask-dialog.tsx';
import styles from './letters.module.css';
import { type LetterCalls, useLetterCalls } from './use-letter-calls.ts';

type Letter = ApplicationFieldsFragment['letters'][number];

const stateKeys = {
  asked: 'state.asked',
  opened: 'state.opened',
  received: 'state.received',
  declined: 'state.declined',
  erased: 'state.erased',
} as const;

export interface LettersProps {
  /** Id of the element that takes the focus. */
  id: string;
  question: string;
}

/** The letters of one question: what was asked, opened and received, and what may be done about them. */
export function LettersAnswer({ id, question }: LettersProps) {
  const { t } = useTranslation('letters');
  const { application } = useApplicationParts();
  const instant = useInstantText();
  const calls = useLetterCalls();
  const [isAsking, setIsAsking] = useState(false);
  const letters = application.letters.filter(({ questionId }) => questionId === question);
  const settings = application.letterQuestions.find((each) => each.questionId === question);
  return (
    <div id={id} tabIndex={-1} className={styles['letters']}>
      {settings?.deadline && (
        <p>{t('until', { instant: instant(settings.deadline, application.zone ?? 'UTC') })}</p>
      )}
      {letters.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul className={styles['list']} aria-label={t('list')}>
          {letters.map((letter) => (
            <LetterRow key={letter.id} letter={letter} calls={calls} />
          ))}
        </ul>
      )}
      {settings?.mayAsk && (
        <p className={styles['ways']}>
          <Button type="button" kind="secondary" onClick={() => setIsAsking(true)}>
            {t('ask')}
          </Button>
        </p>
      )}
      <p role="alert" className={styles['refusal']}>
        {isAsking ? '' : calls.message}
      </p>
      {isAsking && <AskDialog question={question} onClose={() => setIsAsking(false)} />}
    </div>
  );
}

function LetterRow({ letter, calls }: { letter: Letter; calls: LetterCalls }) {
  const { t } = useTranslation('letters');
  const { application } = useApplicationParts();
  const [dialog, setDialog] = useState<'change' | 'withdraw'>();
  const { name, mayChange, delivery, questionId } = letter;
  const target = { id: application.id, letterId: letter.id };
  const close = () => setDialog(undefined);

  async function withdraw(): Promise<void> {
    close();
    await calls.run(cancelLetter, target, name);
  }

  return (
    <li className={styles['letter']}>
      <strong>{name === '' ? t('unnamed') : name}</strong>
      <State letter={letter} />
      {mayChange && delivery === 'refused' && <span>{t('refused')}</span>}
      <Content letter={letter} />
      {mayChange && (
        <p className={styles['ways']}>
          <Button
            type="button"
            kind="quiet"
            busy={calls.isBusy}
            onClick={() => void calls.run(remindLetter, target, name)}
          >
            {t('again', { name })}
          </Button>
          <Button type="button" kind="quiet" onClick={() => setDialog('change')}>
            {t('change', { name })}
          </Button>
          <Button type="button" kind="quiet" onClick={() => setDialog('withdraw')}>
            {t('withdraw', { name })}
          </Button>
        </p>
      )}
      {dialog === 'change' && <AskDialog question={questionId} instead={letter} onClose={close} />}
      {dialog === 'withdraw' && (
        <Dialog title={t('withdrawTitle')} closeText={t('cancel')} onClose={close}>
          <p>{t('withdrawText', { name })}</p>
          <Button type="button" onClick={() => void withdraw()}>
            {t('withdraw', { name })}
          </Button>
        </Dialog>
      )}
    </li>
  );
}

function State({ letter: { state, askedAt, openedAt, answeredAt } }: { letter: Letter }) {
  const { t } = useTranslation('letters');
  const { application } = useApplicationParts();
  const instant = useInstantText();
  if (state === 'withdrawn') return null;
  const at = answeredAt ?? openedAt ?? askedAt;
  return <span>{t(stateKeys[state], { instant: instant(at, application.zone ?? 'UTC') })}</span>;
}

/** What was written, where the question lets applicants read it. */
function Content({ letter: { name, text, files } }: { letter: Letter }) {
  const { t } = useTranslation('letters');
  if (!text && files.length === 0) return null;
  return (
    <details>
      <summary>{t('read', { name })}</summary>
      {text && <p className={styles['text']}>{text}</p>}
      {files.map((file) => (
        <p key={file.id}>
          <a href={`${downloadFile.path}?id=${file.id}`} download>
            {file.name}
          </a>
        </p>
      ))}
    </details>
  );
}
