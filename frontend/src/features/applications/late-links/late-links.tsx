import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { revokeLateLink } from '../../../../shared/config/calls/late-link-calls.ts';
import { LateLinksDocument } from '../../../../shared/graphql/generated/documents/late-links.ts';
import type { LateLinkFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { useInstantText } from '../../../components/instants/instant-text.tsx';
import type { StageVariables } from '../../../components/stages/stage-address.ts';
import { Imported } from '../../../components/record-form/imported.tsx';
import { ActionResult } from '../../../components/ui/action-result.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { useRead } from '../../../graphql/client/use-read.ts';
import { send } from '../../../lib/api/send.ts';
import { useTeamCall } from '../received/list/use-team-call.ts';
import { classes } from '../../../lib/classes.ts';
import tool from '../../../components/list/tool.module.css';
import styles from './late-links.module.css';

const loadDialog = async () => (await import('./late-link-dialog.tsx')).LateLinkDialog;

interface LateLinksProps {
  /** Call and stage. */
  variables: StageVariables;
  /** Time zone of the call. */
  zone: string;
}

/** Who may send after the closing, and the way to let one more applicant do so. */
export function LateLinks({ variables, zone }: LateLinksProps) {
  const { t } = useTranslation('lateLinks');
  const { passerelleLateLinks: links } = useRead(LateLinksDocument, variables);
  const calls = useTeamCall();
  const [isGranting, setIsGranting] = useState(false);
  if (!links) return null;
  const open = links.items.filter(({ state }) => state === 'open').length;
  // A call that was never open has nothing to be late for.
  if (links.items.length === 0 && links.refusal === 'invalid_transition') return null;

  async function revoke(link: LateLinkFieldsFragment): Promise<void> {
    await calls.run(
      send(revokeLateLink, { callId: variables.callId, id: link.id }, { about: link.email }),
      t('revoked', { email: link.email }),
    );
  }

  return (
    <details className={classes(tool['tool'], styles['links'])}>
      <summary>{t('title', { count: open })}</summary>
      <p>{t('lead')}</p>
      {links.items.length > 0 && (
        <ul aria-busy={calls.isBusy || undefined}>
          {links.items.map((link) => (
            <Row
              key={link.id}
              link={link}
              zone={zone}
              isBusy={calls.isBusy}
              onRevoke={() => void revoke(link)}
            />
          ))}
        </ul>
      )}
      <ActionResult kind={calls.result?.kind} text={calls.result?.text} />
      {links.refusal === null && (
        <Button kind="secondary" type="button" onClick={() => setIsGranting(true)}>
          {t('grant')}
        </Button>
      )}
      {links.refusal === 'decisions_published' && <p className={styles['soft']}>{t('decided')}</p>}
      {isGranting && (
        <Imported
          load={loadDialog}
          props={{ variables, zone, calls, last: links.last, onClose: () => setIsGranting(false) }}
        />
      )}
    </details>
  );
}

const stateKeys = {
  open: 'state.open',
  used: 'state.used',
  expired: 'state.expired',
  revoked: 'state.revoked',
} as const satisfies Record<LateLinkFieldsFragment['state'], string>;

interface RowProps {
  link: LateLinkFieldsFragment;
  zone: string;
  isBusy: boolean;
  onRevoke: () => void;
}

function Row({ link, zone, isBusy, onRevoke }: RowProps) {
  const { t } = useTranslation('lateLinks');
  const instant = useInstantText();
  const { applicationId, email, grantedAt, grantedBy, reason, state, until, usedAt } = link;
  const at = { until: instant(until, zone), usedAt: usedAt === null ? '' : instant(usedAt, zone) };
  return (
    <li data-state={state}>
      <p>
        <strong>{email}</strong> <span className={styles['state']}>{t(stateKeys[state], at)}</span>
      </p>
      <p className={styles['reason']}>{reason}</p>
      <p className={styles['soft']}>
        {t(grantedBy === null ? 'grantedByFormer' : 'grantedBy', {
          name: grantedBy ?? '',
          instant: instant(grantedAt, zone),
        })}
      </p>
      {applicationId !== null && (
        <p>
          <RouteLink to="receivedApplication" parameters={{ id: String(applicationId) }}>
            {t('read')}
            <span className="visually-hidden"> {email}</span>
          </RouteLink>
        </p>
      )}
      {state === 'open' && (
        <Button kind="quiet" type="button" disabled={isBusy} onClick={onRevoke}>
          {t('revoke')}
          <span className="visually-hidden"> {email}</span>
        </Button>
      )}
    </li>
  );
}
