import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../../shared/dates/dates.ts';
import type {
  OwnCallFieldsFragment,
  PasserelleCallRole,
} from '../../../../shared/graphql/generated/operations.ts';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { callAddress } from '../call-steps/call-address.ts';
import { CallBadge } from '../call-steps/call-state.tsx';
import { LinkCheck } from '../call-steps/link-check.tsx';
import { canTranslate } from '../../../content/own-records/can-translate.ts';
import { shownVersion } from '../../../content/own-records/shown-version.ts';
import { LanguageStates } from '../../../content/own-records/language-states.tsx';
import {
  OwnRowFrame,
  RowActions,
  RowFacts,
  rowLinkStyle,
} from '../../../content/own-records/list/own-row-frame.tsx';
import { useSite } from '../../../lib/site.ts';
import { useFieldLabels } from '../../../lib/use-field-label.ts';
import { CallDates } from './call-dates.tsx';
import { CallActions } from './call-actions.tsx';
import styles from './own-calls.module.css';
import type { useCallSteps } from './use-call-steps.ts';

type Row = OwnCallFieldsFragment;

interface CallRowProps {
  row: Row;
  steps: ReturnType<typeof useCallSteps>;
}

const roleKeys = {
  owner: 'role.owner',
  manager: 'role.manager',
  mentor: 'role.mentor',
  staff: 'role.staff',
} as const satisfies Record<PasserelleCallRole, string>;
const can = ({ allowedActions }: Row, action: string): boolean => allowedActions.includes(action);

/** One call of the list. */
export function CallRow({ row: listed, steps: { busyId, run, translate } }: CallRowProps) {
  const { t } = useTranslation('ownCalls');
  const { language } = useSite();
  const shown = shownVersion(listed, language);
  const row = { ...listed, title: shown.title };
  const labels = useFieldLabels();
  const isBusy = busyId === row.id;
  const isMissing = can(row, 'save') && row.missing.length > 0;
  const handles = row.managementMode === 'internal' && (row.role === 'owner' || row.role === 'manager');
  const links = [
    can(row, 'save') && row.managementMode === 'internal' && (
      <RouteLink
        key="form"
        to="applicationForm"
        parameters={{ id: String(row.id) }}
        className={styles['follow']}
      >
        {t('form')}
        <span className="visually-hidden"> {row.title}</span>
      </RouteLink>
    ),
    shown.path !== null && (
      <a key="page" href={shown.path} className={styles['follow']}>
        {t('follow')}
        <span className="visually-hidden"> {row.title}</span>
      </a>
    ),
  ].filter((link) => link !== false);
  return (
    <OwnRowFrame row={row} shown={shown} isBusy={isBusy}>
      <RowFacts>
        <CallBadge state={row.state} />
        <span>{t(roleKeys[row.role])}</span>
        <span>{t('modified', { date: formatDate(row.modifiedAt, language) })}</span>
      </RowFacts>
      <CallDates call={row} />
      <LinkCheck check={row.linkCheck} />
      {isMissing && (
        <p className={styles['missing']}>{t('missing', { fields: labels(row.missing).join(', ') })}</p>
      )}
      <LanguageStates
        row={row}
        formAddress={callAddress}
        isBusy={isBusy}
        duplicate={canTranslate(row) ? async (to) => translate(row, to) : undefined}
      />
      <RowActions>
        <RouteLink to="editCall" parameters={{ id: String(row.id) }} className={rowLinkStyle}>
          {formText()}
          <span className="visually-hidden"> {row.title}</span>
        </RouteLink>
        {handles && (
          <RouteLink to="receivedApplications" parameters={{ id: String(row.id) }} className={rowLinkStyle}>
            {t('received')}
            <span className="visually-hidden"> {row.title}</span>
          </RouteLink>
        )}
        <CallActions row={row} isBusy={isBusy} run={run} links={links} />
      </RowActions>
    </OwnRowFrame>
  );
  /** People who may not edit the call open the form to read it. */
  function formText(): string {
    if (!can(row, 'save')) return t('see');
    if (isMissing) return t('complete');
    return can(row, 'publish') ? t('publish') : t('edit');
  }
}
