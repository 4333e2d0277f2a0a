import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../components/ui/route-link.tsx';
import { formatDate } from '../../../shared/dates/dates.ts';
import type { Language } from '../../../shared/config/locales.ts';
import type { OwnRecordFieldsFragment } from '../../../shared/graphql/generated/operations.ts';
import { useSite } from '../../lib/site.ts';
import { canTranslate } from '../../content/own-records/can-translate.ts';
import { LanguageStates } from '../../content/own-records/language-states.tsx';
import {
  OwnRowFrame,
  RowActions,
  RowFacts,
  rowLinkStyle,
} from '../../content/own-records/list/own-row-frame.tsx';
import { RecordRemarks, RecordStatus } from '../../content/own-records/record-state.tsx';
import { RecordSteps } from '../../content/own-records/record-steps.tsx';
import type { Step } from '../../content/own-records/steps.ts';

type Row = OwnRecordFieldsFragment;

interface OwnRowProps {
  row: Row;
  isBusy: boolean;
  run: (row: Row, step: Step) => Promise<void>;
  duplicate: (row: Row, language: Language) => Promise<void>;
}

const canWrite = ({ allowedActions }: Row): boolean => allowedActions.includes('save');
const canPropose = ({ allowedActions }: Row): boolean => allowedActions.includes('propose');

/** One initiative of the list. */
export function OwnRow({ row, isBusy, run, duplicate }: OwnRowProps) {
  const { t } = useTranslation('ownInitiatives');
  const { language } = useSite();
  return (
    <OwnRowFrame row={row} isBusy={isBusy}>
      <RowFacts>
        <RecordStatus record={row} />
        <span>{t('modified', { date: formatDate(row.modifiedAt, language) })}</span>
      </RowFacts>
      <RecordRemarks record={row} />
      <LanguageStates
        row={row}
        isBusy={isBusy}
        duplicate={canTranslate(row) ? (to) => duplicate(row, to) : undefined}
      />
      <RowActions>
        {(canWrite(row) || canPropose(row)) && (
          <RouteLink to="editInitiative" parameters={{ id: String(row.id) }} className={rowLinkStyle}>
            {editText()}
            <span className="visually-hidden"> {row.title}</span>
          </RouteLink>
        )}
        <RecordSteps row={row} isBusy={isBusy} run={(step) => run(row, step)} />
      </RowActions>
    </OwnRowFrame>
  );
  function editText(): string {
    if (canPropose(row)) return row.proposal ? t('editProposal') : t('propose');
    return row.allowedActions.includes('submit') ? t('completeAndSubmit') : t('edit');
  }
}
