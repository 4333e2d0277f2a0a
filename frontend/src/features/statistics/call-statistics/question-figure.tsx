import { useTranslation } from 'react-i18next';
import type { FormQuestion } from '../../../../shared/application-form/form-document.ts';
import { formText } from '../../../../shared/application-form/form-text.ts';
import { readableStatistic } from '../../../../shared/application-form/readable-statistic.ts';
import type { CallStatisticsQuery } from '../../../../shared/graphql/generated/operations.ts';
import type { QuestionReference } from '../../../components/questions/question-reference.ts';
import { useSite } from '../../../lib/site.ts';
import { RankChart } from '../charts/rank-chart.tsx';
import { FiguresTable } from '../figures-table.tsx';
import styles from './call-statistics.module.css';

type Answers = NonNullable<CallStatisticsQuery['passerelleCallStatistics']>['questions'][number];

interface QuestionFigureProps {
  answers: Answers;
  reference: QuestionReference;
}

/** Answers to a statistical question: a chart, and its table, which says what is too few to be shown. */
export function QuestionFigure({ answers, reference }: QuestionFigureProps) {
  const { t } = useTranslation('callStatistics');
  const { language } = useSite();
  const { people, values, isRestHidden } = answers;
  const question = JSON.parse(answers.question) as FormQuestion;
  const words = { ...reference, language, yes: t('yes'), no: t('no') };
  const title = formText(question.label, language) || t('noLabel');
  const rows = [
    ...values.map(({ key, count }) => ({
      key,
      label: key === '' ? t('noAnswer') : readableStatistic(question, key, words),
      count,
    })),
    ...(isRestHidden ? [{ key: '*', label: t('rest'), count: null }] : []),
  ];
  const id = `question-${question.id}`;
  return (
    <section className={styles['figure']} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className={styles['soft']}>{t('people', { count: people })}</p>
      {rows.some(({ count }) => count !== null) && <RankChart rows={rows} />}
      <FiguresTable
        caption={title}
        heading={t('answer')}
        columns={[t('applications')]}
        rows={rows.map(({ key, label, count }) => ({ key, name: label, figures: [count] }))}
      />
    </section>
  );
}
