import { useTranslation } from 'react-i18next';
import { ProblemList } from '../../../components/record-form/problem-list.tsx';
import { useRecordFormParts } from '../../../components/record-form/record-form-context.ts';
import styles from './call-form.module.css';

/** List of what the call lacks for publication, each item a link to its field. */
export function Missing({ isPublic }: { isPublic: boolean }) {
  const { t } = useTranslation(['callForm', 'recordForm']);
  const { missing, pendingFiles } = useRecordFormParts();
  return (
    <>
      {missing.length > 0 ? (
        <div className={styles['missing']}>
          <h3>{t(isPublic ? 'panel.toCorrect' : 'panel.missing')}</h3>
          <p>{t('recordForm:missing.lead', { count: missing.length })}</p>
          <ProblemList problems={missing} isMissing />
        </div>
      ) : (
        <p>{t(isPublic ? 'recordForm:publication.ready' : 'panel.complete')}</p>
      )}
      {pendingFiles > 0 && <p>{t('panel.pending', { count: pendingFiles })}</p>}
    </>
  );
}
