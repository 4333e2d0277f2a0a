import { useTranslation } from 'react-i18next';
import { Imported } from '../../components/record-form/imported.tsx';
import { ProblemList } from '../../components/record-form/problem-list.tsx';
import { useRecordFormParts } from '../../components/record-form/record-form-context.ts';
import styles from './call-form.module.css';
import type { CallPanelProps } from './call-panel.tsx';

const loadPanel = async () => (await import('./call-panel.tsx')).CallPanel;

interface CallEndProps extends Pick<CallPanelProps, 'onStep'> {
  isPublic: boolean;
}

/** Beside the form: what the call lacks, what it is now, what it will be and when, and every step that is possible. */
export function CallEnd({ isPublic, onStep }: CallEndProps) {
  const { t } = useTranslation(['callForm', 'recordForm']);
  const { form, missing, pendingFiles } = useRecordFormParts();
  const { id } = form.state.save.record;
  return (
    <section aria-labelledby="call-panel" className={styles['panel']}>
      <h2 id="call-panel" tabIndex={-1}>
        {t('panel.title')}
      </h2>
      {id === undefined ? <p>{t('panel.unsaved')}</p> : null}
      {missing.length > 0 ? (
        <div className={styles['steps']}>
          <h3 id="call-missing">{t(isPublic ? 'panel.toCorrect' : 'panel.missing')}</h3>
          <p>{t('recordForm:missing.lead', { count: missing.length })}</p>
          <ProblemList problems={missing} isMissing />
        </div>
      ) : (
        <p>{t(isPublic ? 'recordForm:publication.ready' : 'panel.complete')}</p>
      )}
      {pendingFiles > 0 && <p>{t('panel.pending', { count: pendingFiles })}</p>}
      {id !== undefined && <Imported load={loadPanel} props={{ id, isPublic, onStep }} />}
    </section>
  );
}
