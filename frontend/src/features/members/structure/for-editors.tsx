import { useTranslation } from 'react-i18next';
import { Documents } from '../../../content/detail/documents.tsx';
import { useFieldLabel } from '../../../lib/use-field-label.ts';
import styles from '../member.module.css';
import type { StructureDetail } from './structure-detail.ts';

/** Part for people who may edit the structure; empty for everybody else. */
export function ForEditors({ structure: { contactEmail, documents } }: { structure: StructureDetail }) {
  const { t } = useTranslation('members');
  const label = useFieldLabel();
  if (!contactEmail && documents.length === 0) return null;
  return (
    <section aria-labelledby="for-editors" className={styles['confidential']}>
      <h2 id="for-editors">{t('confidential.title')}</h2>
      <p className={styles['note']}>{t('structure.editorsNote')}</p>
      <dl className={styles['values']}>
        {contactEmail && (
          <div>
            <dt>{label('contactEmail')}</dt>
            <dd>
              <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
            </dd>
          </div>
        )}
        {documents.length > 0 && (
          <div>
            <dt>{label('documentIds')}</dt>
            <dd>
              <Documents files={documents} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
