import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { mutateApplication } from '../../../../shared/config/calls/application-calls.ts';
import { ApplicationFieldsDocument } from '../../../../shared/graphql/generated/documents/application-fields.ts';
import { useInstantText } from '../../../components/instants/instant-text.tsx';
import { Imported } from '../../../components/record-form/imported.tsx';
import { ProblemList } from '../../../components/record-form/problem-list.tsx';
import { useRecordFormParts } from '../../../components/record-form/record-form-context.ts';
import recordForm from '../../../components/record-form/record-form.module.css';
import { Button } from '../../../components/ui/button.tsx';
import { writeRecord } from '../../../graphql/client/write-record.ts';
import { send } from '../../../lib/api/send.ts';
import { endedCodes } from '../../../lib/record-form/save-answer.ts';
import { useApplicationParts } from './application-context.ts';
import styles from './application.module.css';
import { PdfLink } from './pdf-link.tsx';

const loadIdentifying = async () => (await import('./identifying-answers.tsx')).IdentifyingAnswers;
const loadSteps = async () => (await import('./step-buttons.tsx')).StepButtons;
/** Refusals after which the form is not there any more. */
const ending: ReadonlySet<string> = new Set([...endedCodes, 'invalid_transition']);

/** The check list, the deadline, and the button that sends the application. */
export function SendPanel({ onStep }: { onStep: () => Promise<void> }) {
  const { t } = useTranslation('applications');
  const { application } = useApplicationParts();
  const { form, missing, submission } = useRecordFormParts();
  const { cache } = useApolloClient();
  const instant = useInstantText();
  const { closesAt, lateUntil, zone, sentNumber, sentAt, structureName, actions, identifyingAnswers } =
    application;

  async function sendApplication(): Promise<void> {
    const outcome = await submission.submit(async (saved) => {
      const answered = await send(mutateApplication, { action: 'send', ...saved });
      if (answered.kind === 'done' && answered.data)
        writeRecord(cache, ApplicationFieldsDocument, answered.data);
      return answered;
    });
    const isOver = outcome?.kind === 'refused' && ending.has(outcome.refusal.code);
    if (isOver || outcome?.kind === 'done') await onStep();
  }

  return (
    <section aria-labelledby="application-end" className={recordForm['missing']}>
      <h2 id="application-end">{t('send.title')}</h2>
      {structureName && <p>{t('send.onBehalfOf', { name: structureName })}</p>}
      {lateUntil ? (
        <p>{t('late.open', { instant: instant(lateUntil, zone ?? 'UTC') })}</p>
      ) : (
        closesAt && <p>{t('send.deadline', { instant: instant(closesAt, zone ?? 'UTC') })}</p>
      )}
      {sentNumber > 0 && sentAt && (
        <p className={styles['counts']}>{t('send.counts', { instant: instant(sentAt, zone ?? 'UTC') })}</p>
      )}
      {identifyingAnswers.length > 0 && (
        <Imported load={loadIdentifying} props={{ ids: identifyingAnswers }} />
      )}
      {missing.length > 0 ? (
        <>
          <p>{t('send.missing', { count: missing.length })}</p>
          <ProblemList problems={missing} isMissing />
        </>
      ) : (
        <>
          <p>{t('send.ready')}</p>
          {actions.includes('send') ? (
            !form.isReadOnly && (
              <Button type="button" busy={submission.isBusy} onClick={() => void sendApplication()}>
                {t(sentNumber > 0 ? 'send.again' : 'send.action')}
              </Button>
            )
          ) : (
            <p>{t(application.role === 'applicant' ? 'send.notYours' : 'send.ofApplicant')}</p>
          )}
          <p className={styles['quiet']}>{t('send.after')}</p>
        </>
      )}
      {submission.message && (
        <p role="alert" className={recordForm['refusal']}>
          {submission.message}
        </p>
      )}
      <p>
        <PdfLink id={application.id} file="copy" />
      </p>
      <Imported load={loadSteps} props={{ onStep }} />
    </section>
  );
}
