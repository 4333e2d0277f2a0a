import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { tryApplicationForm } from '../../../../shared/config/calls/application-form-calls.ts';
import { pathTo } from '../../../../shared/config/routes.ts';
import { ApplicationFieldsDocument } from '../../../../shared/graphql/generated/documents/application-fields.ts';
import { ActionResult } from '../../../components/ui/action-result.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { writeRecord } from '../../../graphql/client/write-record.ts';
import { send } from '../../../lib/api/send.ts';
import { useSite } from '../../../lib/site.ts';
import styles from './composer.module.css';
import { type Composer, stageOf } from './use-composer.ts';

/** Opens the screen of applicants with the form as it is saved. */
export function BeginTrial({ composer }: { composer: Composer }) {
  const { t } = useTranslation('formComposer');
  const { language } = useSite();
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { editor, composed } = composer;

  async function begin(): Promise<void> {
    setIsBusy(true);
    setFailure(undefined);
    const failed = await open();
    setIsBusy(false);
    setFailure(failed);
  }

  /** @returns why it was not opened */
  async function open(): Promise<string | undefined> {
    await editor.flush();
    if (!editor.isSaved) return t('step.unsaved');
    const { callId, languages } = composed;
    const outcome = await send(tryApplicationForm, {
      callId,
      ...stageOf(composed),
      ...(languages.includes(language) && { answerLanguage: language }),
    });
    if (outcome.kind === 'unreachable') return t('step.unreachable');
    if (outcome.kind === 'refused')
      return outcome.refusal.code === 'invalid_fields' ? t('trial.problems') : outcome.refusal.message;
    writeRecord(cache, ApplicationFieldsDocument, outcome.data);
    await navigate(pathTo('application', language, { id: String(outcome.data.id) }));
    return undefined;
  }

  return (
    <div className={styles['trial']}>
      <p>{t('trial.lead')}</p>
      <Button type="button" kind="secondary" busy={isBusy} onClick={() => void begin()}>
        {t('trial.begin')}
      </Button>
      <ActionResult kind="failure" text={failure} />
    </div>
  );
}
