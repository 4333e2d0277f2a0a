import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { mutateApplication } from '../../../../shared/config/calls/application-calls.ts';
import { pathTo } from '../../../../shared/config/routes.ts';
import { ApplicationFieldsDocument } from '../../../../shared/graphql/generated/documents/application-fields.ts';
import { useInstantText } from '../../../components/instants/instant-text.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { writeRecord } from '../../../graphql/client/write-record.ts';
import { send } from '../../../lib/api/send.ts';
import { useSite } from '../../../lib/site.ts';
import { useApplicationParts } from './application-context.ts';
import styles from './application.module.css';

const steps = ['takeBack', 'withdraw', 'delete'] as const;
type Step = (typeof steps)[number];
const keys = {
  takeBack: {
    action: 'step.takeBack.action',
    title: 'step.takeBack.title',
    text: 'step.takeBack.text',
    confirm: 'step.takeBack.confirm',
  },
  withdraw: {
    action: 'step.withdraw.action',
    title: 'step.withdraw.title',
    text: 'step.withdraw.text',
    confirm: 'step.withdraw.confirm',
  },
  delete: {
    action: 'step.delete.action',
    title: 'step.delete.title',
    text: 'step.delete.text',
    confirm: 'step.delete.confirm',
  },
} as const satisfies Record<Step, object>;

/** What else one may do with the application now: each asks first, and says what follows. */
export function StepButtons({ onStep }: { onStep: () => Promise<void> }) {
  const { t } = useTranslation('applications');
  const { language } = useSite();
  const { application } = useApplicationParts();
  const { id, actions, callTitle, closesAt, zone, trialUntil } = application;
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const instant = useInstantText();
  const [asked, setAsked] = useState<Step>();
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  // A trial is deleted by the note that says what it is.
  const offered = trialUntil ? [] : steps.filter((step) => actions.includes(step));

  async function take(action: Step): Promise<void> {
    setAsked(undefined);
    setMessage(undefined);
    setIsBusy(true);
    // The version that the cache has: saves of the form write it there.
    const { version } = application;
    const outcome = await send(mutateApplication, { action, id, version }, { about: callTitle });
    setIsBusy(false);
    if (outcome.kind === 'done' && outcome.data === null) {
      await navigate(pathTo('ownApplications', language));
      return;
    }
    if (outcome.kind === 'done' && outcome.data) writeRecord(cache, ApplicationFieldsDocument, outcome.data);
    if (outcome.kind !== 'done')
      setMessage(outcome.kind === 'refused' ? outcome.refusal.message : t('unreachable'));
    await onStep();
  }

  if (offered.length === 0 && !message) return null;
  const values = { title: callTitle, closing: closesAt ? instant(closesAt, zone ?? 'UTC') : '' };
  return (
    <div className={styles['steps']}>
      {offered.map((step) => (
        <Button
          key={step}
          type="button"
          kind={step === 'takeBack' ? 'secondary' : 'quiet'}
          busy={isBusy}
          onClick={() => setAsked(step)}
        >
          {t(keys[step].action)}
        </Button>
      ))}
      <p role="alert" className={styles['refusal']}>
        {message}
      </p>
      {asked && (
        <Dialog title={t(keys[asked].title)} closeText={t('step.cancel')} onClose={() => setAsked(undefined)}>
          <p>
            {t(asked === 'takeBack' && !closesAt ? 'step.takeBack.textOpenEnd' : keys[asked].text, values)}
          </p>
          <Button type="button" onClick={() => void take(asked)}>
            {t(keys[asked].confirm)}
          </Button>
        </Dialog>
      )}
    </div>
  );
}
