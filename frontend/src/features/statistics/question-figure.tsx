import { useTranslation } from 'react-i18next';
import type { CallStatisticsQuery } from '../../../shared/graphql/generated/operations.ts';
import { RankChart } from './charts/rank-chart.tsx';
import { FiguresTable } from './figures-table.tsx';
import styles from './statistics.module.css';

type Answers = NonNullable<CallStatisticsQuery['passerelleCallStatistics']>['questions'][number];

const yesNoKeys: Readonly<Record<string, 'call.no' | 'call.noAnswer' | 'call.yes'>> = {
  '': 'call.noAnswer',
  true: 'call.yes',
  false: 'call.no',
};

/** Answers to a statistical question: a chart, and its table, which says what is too few to be shown. */
export function QuestionFigure({ answers }: { answers: Answers }) {
  const { t } = useTranslation('statistics');
  const { id, isRestHidden, people, title, values } = answers;
  const rows = [
    ...values.map(({ key, name, count }) => ({
      key,
      label: name || t(yesNoKeys[key] ?? 'call.unknown'),
      count: count ?? null,
    })),
    ...(isRestHidden ? [{ key: '*', label: t('call.rest'), count: null }] : []),
  ];
  const heading = title || t('call.noLabel');
  return (
    <section className={styles['figure']} aria-labelledby={`question-${id}`}>
      <h3 id={`question-${id}`}>{heading}</h3>
      <p className={styles['soft']}>{t('call.people', { count: people })}</p>
      {rows.some(({ count }) => count !== null) && <RankChart rows={rows} />}
      <FiguresTable
        caption={heading}
        heading={t('call.answer')}
        columns={[t('call.applications')]}
        rows={rows.map(({ key, label, count }) => ({ key, name: label, figures: [count] }))}
      />
    </section>
  );
}
