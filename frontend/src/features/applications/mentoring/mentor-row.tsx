import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../../shared/dates/dates.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { useSite } from '../../../lib/site.ts';
import styles from '../co-writers/co-writers.module.css';
import type { Mentor, MentorAction } from './mentors.ts';

const stateKeys = {
  proposed: 'state.proposed',
  accepted: 'state.accepted',
  declined: 'state.declined',
  ended: 'state.ended',
  withdrawn: 'state.withdrawn',
} as const satisfies Record<Mentor['state'], string>;
/** A mentor is proposed in the form below the list. */
const actionKeys = {
  accept: 'action.accept',
  decline: 'action.decline',
  allowDraft: 'action.allowDraft',
  hideDraft: 'action.hideDraft',
  end: 'action.end',
  withdraw: 'action.withdraw',
} as const satisfies Record<Exclude<MentorAction, 'propose'>, string>;

interface MentorRowProps {
  mentor: Mentor;
  /** Its reader handles the application. */
  isTeam: boolean;
  isBusy: boolean;
  onAction: (action: MentorAction) => void;
}

/** A mentor of an application: since when, and what may be done about it. */
export function MentorRow({ mentor, isTeam, isBusy, onAction }: MentorRowProps) {
  const { t } = useTranslation('mentoring');
  const { language } = useSite();
  const id = useId();
  const [asks, setAsks] = useState(false);
  const { actions, changedAt, name, readsDraft, state } = mentor;
  return (
    <li className={styles['row']} aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <p className={styles['state']}>{t(stateKeys[state], { date: formatDate(changedAt, language) })}</p>
      {readsDraft && <p>{t(isTeam ? 'readsDraftOfTeam' : 'readsDraft')}</p>}
      {actions.length > 0 && (
        <div className={styles['actions']}>
          {actions.map(
            (action) =>
              action !== 'propose' && (
                <Button
                  key={action}
                  type="button"
                  kind={action === 'accept' ? 'primary' : 'secondary'}
                  busy={isBusy}
                  onClick={() => (action === 'end' ? setAsks(true) : onAction(action))}
                >
                  {t(actionKeys[action])}
                  <span className="visually-hidden"> {name}</span>
                </Button>
              ),
          )}
        </div>
      )}
      {asks && (
        <Dialog title={t('ask.title', { name })} closeText={t('ask.cancel')} onClose={() => setAsks(false)}>
          <p>{t('ask.text')}</p>
          <Button
            type="button"
            onClick={() => {
              setAsks(false);
              onAction('end');
            }}
          >
            {t('action.end')}
          </Button>
        </Dialog>
      )}
    </li>
  );
}
