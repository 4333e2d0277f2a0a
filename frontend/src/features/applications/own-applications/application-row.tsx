import { useTranslation } from 'react-i18next';
import type { ListedApplicationFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { useInstantText } from '../../../components/instants/instant-text.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { useStageName } from '../../../components/stages/stage-address.ts';
import { useChangedMark } from '../../../lib/changed-record.ts';
import styles from './own-applications.module.css';

const stateKeys = {
  draft: 'state.draft',
  sent: 'state.sent',
  eligible: 'state.eligible',
  ineligible: 'state.ineligible',
  shortlisted: 'state.shortlisted',
  advanced: 'state.advanced',
  waiting_list: 'state.waitingList',
  selected: 'state.selected',
  not_selected: 'state.notSelected',
  confirmed: 'state.confirmed',
  declined: 'state.declined',
  revoked: 'state.revoked',
  takenBack: 'state.takenBack',
  lapsed: 'state.lapsed',
  withdrawn: 'state.withdrawn',
} as const;
type Standing = keyof typeof stateKeys;
const decided: ReadonlySet<Standing> = new Set([
  'advanced',
  'shortlisted',
  'waiting_list',
  'not_selected',
  'confirmed',
  'declined',
  'revoked',
]);

/** How an application stands, for its applicant. */
export function standingOf(application: ListedApplicationFieldsFragment): Standing {
  const { withdrawnAt, state, isLapsed, sentNumber } = application;
  if (withdrawnAt !== null) return 'withdrawn';
  if (state !== 'draft') return state;
  if (isLapsed) return 'lapsed';
  return sentNumber > 0 ? 'takenBack' : 'draft';
}

/** State, what is asked next and until when, number of the receipt. */
export function ApplicationRow({ application }: { application: ListedApplicationFieldsFragment }) {
  const { t } = useTranslation('applications');
  const instant = useInstantText();
  const { id, callTitle, completion, structureName, number, closesAt, sentAt, withdrawnAt, changedAt } =
    application;
  const nameOf = useStageName();
  const place = application.zone ?? 'UTC';
  const standing = standingOf(application);
  const isOpen = application.actions.includes('save') || application.actions.includes('takeBack');
  return (
    <li className={styles['row']} data-state={standing} {...useChangedMark(id)}>
      <h2>
        <RouteLink to="application" parameters={{ id: String(id) }}>
          {callTitle}
        </RouteLink>
      </h2>
      {application.stage > 1 && <p>{nameOf({ number: application.stage, names: application.stageNames })}</p>}
      <p className={styles['state']}>{t(stateKeys[standing])}</p>
      {application.role !== 'applicant' ? (
        <p>{withWhom()}</p>
      ) : (
        structureName && <p>{t('list.onBehalfOf', { name: structureName })}</p>
      )}
      {application.lateUntil && (
        <p className={styles['asked']} data-completion="open">
          {t('late.open', { instant: instant(application.lateUntil, place) })}
        </p>
      )}
      <p>{next()}</p>
      {completion && (
        <p className={styles['asked']} data-completion={completion.isOver ? 'over' : 'open'}>
          {asked(completion)}
        </p>
      )}
      {application.unread > 0 && (
        <p className={styles['asked']} data-completion="open">
          {t('list.unread', { count: application.unread })}
        </p>
      )}
      {number && <p className={styles['number']}>{t('list.number', { number })}</p>}
    </li>
  );

  function asked({ isOver, until, reason }: NonNullable<typeof completion>): string {
    const at = { instant: instant(until, place) };
    if (reason === 'requested') return t(isOver ? 'request.rowOver' : 'request.row', at);
    return t(isOver ? 'completion.rowOver' : 'completion.row', at);
  }

  function withWhom(): string {
    const { applicantName } = application;
    return applicantName ? t('list.withApplicant', { name: applicantName }) : t('list.withFormer');
  }

  function next(): string {
    const closing = closesAt && isOpen ? instant(closesAt, place) : '';
    if (standing === 'withdrawn') return t('next.withdrawn', { instant: instant(withdrawnAt ?? '', place) });
    if (standing === 'ineligible') return t('next.ineligible');
    if (standing === 'selected') return t('next.selected');
    if (decided.has(standing)) return t('next.decided');
    if ((standing === 'sent' || standing === 'eligible') && closing !== '')
      return t('next.sentOpen', { instant: instant(sentAt ?? '', place), closing });
    if (standing === 'sent' || standing === 'eligible')
      return t('next.sent', { instant: instant(sentAt ?? '', place) });
    if (standing === 'draft' && application.callState === 'announced' && application.opensAt)
      return t('next.opens', { opening: instant(application.opensAt, place) });
    if (standing === 'lapsed' || !isOpen) return t('next.lapsed', { saved: instant(changedAt, place) });
    if (closing === '') return t('next.draftOpenEnd');
    return t(standing === 'takenBack' ? 'next.takenBack' : 'next.draft', { closing });
  }
}
