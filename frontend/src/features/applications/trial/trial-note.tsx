import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { mutateApplication } from '../../../../shared/config/calls/application-calls.ts';
import { pathTo } from '../../../../shared/config/routes.ts';
import { formatDate } from '../../../../shared/dates/dates.ts';
import { Button } from '../../../components/ui/button.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { send } from '../../../lib/api/send.ts';
import { useSite } from '../../../lib/site.ts';
import { useApplicationParts } from '../form/application-context.ts';
import styles from '../form/application.module.css';

/** What a trial application is, and its end. @param until when it is deleted by itself */
export function TrialNote({ until }: { until: string }) {
  const { t } = useTranslation('applications');
  const { language } = useSite();
  const { application } = useApplicationParts();
  const { id, version, callId, callTitle, state } = application;
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string>();

  async function remove(): Promise<void> {
    setMessage(undefined);
    setIsBusy(true);
    const outcome = await send(mutateApplication, { action: 'delete', id, version }, { about: callTitle });
    setIsBusy(false);
    // What another tab has deleted is gone, too.
    if (outcome.kind === 'done' || (outcome.kind === 'refused' && outcome.refusal.code === 'not_found'))
      await navigate(pathTo('applicationForm', language, { id: String(callId) }));
    else setMessage(outcome.kind === 'refused' ? outcome.refusal.message : t('unreachable'));
  }

  return (
    <section className={styles['note']} aria-labelledby="trial">
      <h2 id="trial">{t('trial.title')}</h2>
      <p>{t('trial.lead', { date: formatDate(until, language) })}</p>
      <p>{t(state === 'sent' ? 'trial.sent' : 'trial.asksNobody')}</p>
      <p className={styles['steps']}>
        <RouteLink to="applicationForm" parameters={{ id: String(callId) }}>
          {t('trial.back')}
        </RouteLink>
        <Button type="button" kind="quiet" busy={isBusy} onClick={() => void remove()}>
          {t('trial.delete')}
        </Button>
      </p>
      <p role="alert" className={styles['refusal']}>
        {message}
      </p>
    </section>
  );
}
