import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Imported } from '../../../components/record-form/imported.tsx';
import type { ReadableRecordProps } from '../../../components/record-form/readable-record.tsx';
import { Screen } from '../../../components/screen/screen.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import type { RouteId } from '../../../../shared/config/routes.ts';
import { formatDate } from '../../../../shared/dates/dates.ts';
import type { SavedRecord } from '../../../lib/record-form/save-contract.ts';
import { useSite } from '../../../lib/site.ts';
import { RecordPanelLater } from '../record-panel-later.tsx';
import type { ModeratedTexts, Rejection } from './moderated-type.ts';

interface ClosedRecordProps extends Pick<ReadableRecordProps, 'definition' | 'reference'> {
  record: SavedRecord;
  title: string;
  texts: ModeratedTexts;
  back: RouteId;
  rejection: Rejection | undefined;
  /** One may have several of the type. */
  hasMany: boolean;
  /** Below what the record contains. */
  children?: ReactNode;
}

const loadReadable = async () =>
  (await import('../../../components/record-form/readable-record.tsx')).ReadableRecord;

/**
 * Replaces the form in states in which the record cannot be edited: its values, its state, and the possible actions.
 */
export function ClosedRecord(props: ClosedRecordProps) {
  const { record, title, texts, back, rejection, hasMany, children, ...readable } = props;
  const { t } = useTranslation('recordForm');
  const { t: own } = useTranslation('ownRecords');
  const { language } = useSite();
  const { id, version, values } = record;
  return (
    <Screen title={title} lead={rejection ? rejectedLead(rejection) : texts.closed}>
      {id !== undefined && version !== undefined && <RecordPanelLater id={id} version={version} />}
      <Imported load={loadReadable} props={{ ...readable, values }}>
        <p aria-busy="true">{t('loading')}</p>
      </Imported>
      {children}
      <p>
        <RouteLink to={back}>{texts.back}</RouteLink>
      </p>
    </Screen>
  );

  function rejectedLead({ date }: Rejection): string {
    const rejected =
      date === null ? own('rejected.lead') : own('rejected.on', { date: formatDate(date, language) });
    return hasMany ? `${rejected} ${own('rejected.again')}` : rejected;
  }
}
