import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '../../../../shared/dates/dates.ts';
import type { Language } from '../../../../shared/config/locales.ts';
import type { OwnRecordFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { useSite } from '../../../lib/site.ts';
import { canTranslate } from '../can-translate.ts';
import { shownVersion } from '../shown-version.ts';
import { LanguageStates } from '../language-states.tsx';
import { useOwnType } from '../own-type.ts';
import { RecordRemarks, RecordStatus } from '../record-state.tsx';
import { RecordSteps } from '../record-steps.tsx';
import type { Step } from '../steps.ts';
import { OwnRowFrame, RowActions, RowFacts, rowLinkStyle } from './own-row-frame.tsx';

type Row = OwnRecordFieldsFragment;

interface ModeratedRowProps {
  row: Row;
  isBusy: boolean;
  run: (row: Row, step: Step) => Promise<void>;
  duplicate: (row: Row, language: Language) => Promise<void>;
}

const canWrite = ({ allowedActions }: Row): boolean => allowedActions.includes('save');
const canPropose = ({ allowedActions }: Row): boolean => allowedActions.includes('propose');

/** One record of the list, of a type that validators decide on. */
export function ModeratedRow({ row: listed, isBusy, run, duplicate }: ModeratedRowProps) {
  const { t } = useTranslation('ownRecords');
  const { language } = useSite();
  const shown = shownVersion(listed, language);
  const row = { ...listed, title: shown.title };
  const { formAddress, isTranslatable } = useOwnType();
  return (
    <OwnRowFrame row={row} shown={shown} isBusy={isBusy}>
      <RowFacts>
        <RecordStatus record={row} />
        <span>{t('list.modified', { date: formatDate(row.modifiedAt, language) })}</span>
      </RowFacts>
      <RecordRemarks record={row} />
      <LanguageStates
        formAddress={formAddress}
        row={row}
        isBusy={isBusy}
        duplicate={isTranslatable && canTranslate(row) ? (to) => duplicate(row, to) : undefined}
      />
      <RowActions>
        {(canWrite(row) || canPropose(row)) && (
          <Link to={formAddress(language, row.id)} className={rowLinkStyle}>
            {editText()}
            <span className="visually-hidden"> {row.title}</span>
          </Link>
        )}
        <RecordSteps row={row} isBusy={isBusy} run={(step) => run(row, step)} />
      </RowActions>
    </OwnRowFrame>
  );
  function editText(): string {
    if (canPropose(row)) return row.proposal ? t('list.editProposal') : t('list.propose');
    return row.allowedActions.includes('submit') ? t('list.completeAndSubmit') : t('list.edit');
  }
}
