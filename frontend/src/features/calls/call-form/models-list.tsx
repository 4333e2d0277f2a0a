import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { mutateCall } from '../../../../shared/config/calls/call-for-application-calls.ts';
import { languageOfGraphql } from '../../../../shared/config/locales.ts';
import { OwnCallsDocument } from '../../../../shared/graphql/generated/documents/own-calls.ts';
import { useRead } from '../../../graphql/client/use-read.ts';
import { Button } from '../../../components/ui/button.tsx';
import { CallBadge } from '../call-steps/call-state.tsx';
import { send } from '../../../lib/api/send.ts';
import { useSite } from '../../../lib/site.ts';
import { callAddress } from '../call-steps/call-address.ts';
import styles from './call-form.module.css';
import { modelsVariables } from './models.ts';

/** Above a new call: one’s earlier calls, to begin from what they say. */
export function ModelsList() {
  const { t } = useTranslation('callForm');
  const { language } = useSite();
  const navigate = useNavigate();
  const { passerelleOwnCalls: calls } = useRead(OwnCallsDocument, modelsVariables);
  const [busyId, setBusyId] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const models = calls.items.filter(({ allowedActions }) => allowedActions.includes('duplicate'));
  if (models.length === 0) return null;

  async function begin(id: number): Promise<void> {
    setBusyId(id);
    setFailure(undefined);
    const outcome = await send(mutateCall, { action: 'duplicate', id });
    setBusyId(undefined);
    if (outcome.kind === 'done') await navigate(callAddress(language, outcome.data.id));
    else setFailure(outcome.kind === 'refused' ? outcome.refusal.message : t('unreachable'));
  }

  return (
    <details className={styles['models']}>
      <summary>{t('models.title')}</summary>
      <p>{t('models.lead')}</p>
      <ul>
        {models.map((call) => (
          <li key={call.id}>
            <span lang={languageOfGraphql(call.language)}>{call.title}</span> <CallBadge state={call.state} />
            <Button
              type="button"
              kind="secondary"
              busy={busyId === call.id}
              onClick={() => void begin(call.id)}
            >
              {t('models.use')}
              <span className="visually-hidden"> {call.title}</span>
            </Button>
          </li>
        ))}
      </ul>
      {failure && <p role="alert">{failure}</p>}
    </details>
  );
}
