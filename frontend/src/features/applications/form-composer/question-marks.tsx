import { useTranslation } from 'react-i18next';
import type { FormQuestion } from '../../../../shared/application-form/form-document.ts';
import { useComposerParts } from './composer-context.ts';
import styles from './composer.module.css';
import { findQuestion } from './document/edits.ts';
import { kindKeys } from './keys.ts';
import { useTextOf } from './use-text-of.ts';

/** What kind of question it is, and how it is treated. */
export function QuestionMarks({ question }: { question: FormQuestion }) {
  const { t } = useTranslation('formComposer');
  const { document } = useComposerParts();
  const textOf = useTextOf();
  const { kind, condition } = question;
  const source = condition && findQuestion(document, condition.source);
  const kindKey = kind === 'table' && question.balance ? kindKeys.budget : kindKeys[kind];
  const marks = [
    t(kindKey),
    question.required && t('mark.required'),
    question.hiddenInReview && t('mark.hiddenInReview'),
    question.statistical && t('mark.statistical'),
    question.countsForPlaces && t('mark.countsForPlaces'),
    condition && (source ? t('mark.condition', { name: textOf(source.label) }) : t('condition.gone')),
  ].filter((mark) => typeof mark === 'string');
  return (
    <ul className={styles['marks']}>
      {marks.map((mark) => (
        <li key={mark}>{mark}</li>
      ))}
    </ul>
  );
}
