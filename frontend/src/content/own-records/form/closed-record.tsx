import { useTranslation } from 'react-i18next';
import { Imported } from '../../../components/record-form/imported.tsx';
import type { ReadableRecordProps } from '../../../components/record-form/readable-record.tsx';
import { Screen } from '../../../components/screen/screen.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { RecordPanelLater } from '../../../content/own-records/record-panel-later.tsx';
import type { SavedRecord } from '../../../lib/record-form/save-contract.ts';
import { initiativeDefinition } from './initiative-definition.ts';

interface ClosedInitiativeProps {
  record: SavedRecord;
  reference: ReadableRecordProps['reference'];
}

const loadReadable = async () =>
  (await import('../../../components/record-form/readable-record.tsx')).ReadableRecord;

/** In the place of the form, in states in which the initiative cannot be edited: its values, its state, what can be done with it. */
export function ClosedInitiative({ record: { id, version, values }, reference }: ClosedInitiativeProps) {
  const { t } = useTranslation('initiatives');
  const { t: form } = useTranslation('recordForm');
  const { title } = values;
  return (
    <Screen title={typeof title === 'string' ? title : t('form.new')} lead={t('form.closed')}>
      {id !== undefined && version !== undefined && <RecordPanelLater id={id} version={version} />}
      <Imported load={loadReadable} props={{ definition: initiativeDefinition, reference, values }}>
        <p aria-busy="true">{form('loading')}</p>
      </Imported>
      <p>
        <RouteLink to="ownInitiatives">{t('form.toList')}</RouteLink>
      </p>
    </Screen>
  );
}
