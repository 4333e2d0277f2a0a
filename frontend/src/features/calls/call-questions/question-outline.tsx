import { useTranslation } from 'react-i18next';
import type { OutlinedQuestion } from '../../../../shared/form-outline/form-outline.ts';
import { FormText } from '../../../components/questions/form-text.tsx';
import { useSite } from '../../../lib/site.ts';
import styles from './call-questions.module.css';

interface QuestionOutlineProps {
  question: OutlinedQuestion;
  isColumn?: boolean;
}

/** A question with its help, what an answer has to be, its choices, and the columns of a table. */
export function QuestionOutline({ question, isColumn = false }: QuestionOutlineProps) {
  const { t } = useTranslation('formOutline');
  const { language } = useSite();
  const { label, help, facts, choices, columns } = question;
  const name = <FormText texts={label} language={language} />;
  return (
    <>
      {isColumn ? <strong>{name}</strong> : <h3>{name}</h3>}
      {help && Object.values(help).some((text) => text !== '') && (
        <p className={styles['help']}>
          <FormText texts={help} language={language} />
        </p>
      )}
      <p className={styles['quiet']}>{facts.join(' · ')}</p>
      {choices.length > 0 && (
        <ul>
          {choices.map((choice) => (
            <li key={JSON.stringify(choice)}>
              <FormText texts={choice} language={language} />
            </li>
          ))}
        </ul>
      )}
      {columns.length > 0 && (
        <>
          <p>{t('columns')}</p>
          <ul>
            {columns.map((column) => (
              <li key={column.id}>
                <QuestionOutline question={column} isColumn />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
