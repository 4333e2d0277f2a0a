import { useTranslation } from 'react-i18next';
import { Imported } from '../../../components/record-form/imported.tsx';
import { useRecordFormParts } from '../../../components/record-form/record-form-context.ts';
import styles from './call-form.module.css';
import type { CallPanelProps } from './call-panel.tsx';
import { Missing } from './missing.tsx';

const loadPanel = async () => (await import('./call-panel.tsx')).CallPanel;

interface CallEndProps extends Pick<CallPanelProps, 'onStep'> {
  isPublic: boolean;
}

/** Panel beside the form: the state of the call, what it lacks, its planned publication, and every possible step. */
export function CallEnd({ isPublic, onStep }: CallEndProps) {
  const { t } = useTranslation('callForm');
  const { id } = useRecordFormParts().form.state.save.record;
  return (
    <section aria-labelledby="call-panel" className={styles['panel']}>
      <h2 id="call-panel">{t('panel.title')}</h2>
      {id === undefined ? (
        <>
          <p>{t('panel.unsaved')}</p>
          <Missing isPublic={isPublic} />
        </>
      ) : (
        <Imported load={loadPanel} props={{ id, isPublic, onStep }}>
          <Missing isPublic={isPublic} />
        </Imported>
      )}
    </section>
  );
}
