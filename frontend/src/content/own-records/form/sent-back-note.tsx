import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../../shared/dates/dates.ts';
import { fieldId, useRecordFormParts } from '../../../components/record-form/record-form-context.ts';
import { fieldsOf } from '../../../lib/record-form/record-values.ts';
import { useSite } from '../../../lib/site.ts';
import styles from '../own-records.module.css';
import type { SentBack } from './moderated-type.ts';

/** The words of the validator who sent the record back, above each step, with the way to the field that they are about. */
export function SentBackNote({ sentBack: { comment, date, field: key } }: { sentBack: SentBack }) {
  const { t } = useTranslation('ownRecords');
  const { language } = useSite();
  const { form, goTo } = useRecordFormParts();
  const field = fieldsOf(form.definition).find((each) => each.key === key);
  return (
    <section aria-labelledby="sent-back" className={styles['sentBack']}>
      <h2 id="sent-back">{t('sentBack.title')}</h2>
      <blockquote>{comment}</blockquote>
      <p>{date === null ? t('comment') : t('sentBack.on', { date: formatDate(date, language) })}</p>
      {field && (
        <a
          href={`#${fieldId(field.key)}`}
          className={styles['toField']}
          onClick={(event) => {
            event.preventDefault();
            goTo(field.key);
          }}
        >
          {t('sentBack.field', { field: field.label[language] })}
        </a>
      )}
    </section>
  );
}
