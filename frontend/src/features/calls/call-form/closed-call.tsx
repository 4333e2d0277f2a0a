import { useTranslation } from 'react-i18next';
import { Imported } from '../../../components/record-form/imported.tsx';
import type { ReadableRecordProps } from '../../../components/record-form/readable-record.tsx';
import { Screen } from '../../../components/screen/screen.tsx';
import type { SavedRecord } from '../../../lib/record-form/save-contract.ts';
import { ClosedState } from './closed-state.tsx';

interface ClosedCallProps extends Pick<ReadableRecordProps, 'definition' | 'reference'> {
  record: SavedRecord;
}

const loadReadable = async () =>
  (await import('../../../components/record-form/readable-record.tsx')).ReadableRecord;

/** Replaces the form for mentors and others who may only read the call. */
export function ClosedCall({ record, ...readable }: ClosedCallProps) {
  const { t } = useTranslation(['callForm', 'recordForm']);
  const { id, values } = record;
  const { title } = values;
  return (
    <Screen title={typeof title === 'string' ? title : t('new')} lead={t('readOnly')}>
      {id !== undefined && <ClosedState id={id} />}
      <Imported load={loadReadable} props={{ ...readable, values }}>
        <p aria-busy="true">{t('recordForm:loading')}</p>
      </Imported>
    </Screen>
  );
}
