import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TrendsQuery } from '../../../shared/graphql/generated/operations.ts';
import { samePlace } from '../../lib/same-place.ts';
import { RankChart } from './charts/rank-chart.tsx';
import { FiguresTable } from './figures-table.tsx';
import styles from './statistics.module.css';
import { type TrendsState, trendsSearch } from './trends-address.ts';

interface TopicFigureProps {
  kind: 'sector' | 'country';
  topics: TrendsQuery['passerelleTrends']['sectors'];
  state: TrendsState;
}

const topicKeys = {
  sector: { heading: 'topics.sector', title: 'byTopic.sector' },
  country: { heading: 'topics.country', title: 'byTopic.country' },
} as const;

/** Views by sector or country: a chart, and its table, whose names lead to what is viewed there. */
export function TopicFigure({ kind, topics, state }: TopicFigureProps) {
  const { t } = useTranslation('statistics');
  if (topics.length === 0) return null;
  const { heading, title } = topicKeys[kind];
  return (
    <section className={styles['figure']} aria-labelledby={`topics-${kind}`}>
      <h2 id={`topics-${kind}`}>{t(title)}</h2>
      <RankChart rows={topics.map(({ key, name, views }) => ({ key, label: name, count: views }))} />
      <FiguresTable
        caption={t(title)}
        heading={t(heading)}
        columns={[t('views'), t('favourites')]}
        rows={topics.map(({ key, name, views, favourites }) => ({
          key,
          name: (
            <Link
              to={{ search: trendsSearch({ ...state, [kind]: key }) }}
              state={samePlace}
              preventScrollReset
            >
              {name}
            </Link>
          ),
          figures: [views, favourites],
        }))}
      />
    </section>
  );
}
