import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { drawReviewTies } from '../../../../shared/config/calls/review-calls.ts';
import { ReviewRankingDocument } from '../../../../shared/graphql/generated/documents/review-ranking.ts';
import type { ReviewRankingFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { formText } from '../../../../shared/application-form/form-text.ts';
import form from '../../../components/form/form.module.css';
import { CardCell, CardTable } from '../../../components/list/card-table.tsx';
import { FoldedFilters } from '../../../components/list/folded-filters.tsx';
import { Screen } from '../../../components/screen/screen.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { useReread } from '../../../graphql/client/reread.ts';
import { useRead } from '../../../graphql/client/use-read.ts';
import { send } from '../../../lib/api/send.ts';
import { formatNumber } from '../../../lib/format.ts';
import { samePlace } from '../../../lib/same-place.ts';
import { useSite } from '../../../lib/site.ts';
import { stageSearch } from '../../../components/stages/stage-address.ts';
import { readPlan } from '../review-plan.ts';
import styles from '../reviews.module.css';
import type { PartProps } from './part-props.ts';
import { HandlingLinks } from './handling-links.tsx';

/** The applications to a call in the order of their scores, for those who run it. */
export function Ranking({ variables }: PartProps) {
  const { t } = useTranslation('reviews');
  const { passerelleReviewRanking: ranking } = useRead(ReviewRankingDocument, variables);
  if (!ranking) return null;
  const isTied = ranking.rows.some(({ tieBreaker }) => tieBreaker === 'tied');
  return (
    <Screen title={t('ranking.title')} lead={ranking.callTitle}>
      <HandlingLinks variables={variables} part="ranking" />
      {ranking.isHidden ? (
        <p>{t('ranking.hidden')}</p>
      ) : (
        <>
          <Weights key={JSON.stringify(ranking.weights)} ranking={ranking} stage={variables.stage} />
          <Rows ranking={ranking} />
          {isTied && !ranking.isDrawn && <Draw variables={variables} />}
          {ranking.seed !== null && <p>{t('ranking.seed', { seed: ranking.seed })}</p>}
        </>
      )}
    </Screen>
  );
}

/** Averages are in ten-thousandths. */
const partsOfPercent = 100;

interface RankingProps {
  ranking: ReviewRankingFieldsFragment;
}

/** Other weights, to see what they would change: nothing is saved. */
function Weights({ ranking, stage }: RankingProps & { stage: number | undefined }) {
  const { t } = useTranslation('reviews');
  const { language } = useSite();
  const navigate = useNavigate();
  const [weights, setWeights] = useState(ranking.weights);
  const { criteria } = readPlan(ranking.plan);
  const isOwn = criteria.every(({ id, weight }) =>
    ranking.weights.some((each) => each.criterionId === id && each.weight === weight),
  );
  const show = (asked: Readonly<Record<string, string>>) =>
    void navigate(
      {
        search: stageSearch(stage, { call: String(ranking.callId), part: 'ranking', ...asked }),
      },
      { replace: true, preventScrollReset: true, state: samePlace },
    );
  return (
    <FoldedFilters text={t('ranking.weights')} isOpen={!isOwn}>
      <form
        className={styles['part']}
        onSubmit={(event) => {
          event.preventDefault();
          const text = weights.map(({ criterionId, weight }) => `${criterionId}:${weight}`).join(' ');
          show({ weights: text });
        }}
      >
        <fieldset className={styles['choices']}>
          <legend className="visually-hidden">{t('ranking.weights')}</legend>
          <div className={styles['numbers']}>
            {criteria.map(({ id, label }) => (
              <div key={id} className={form['field']}>
                <label htmlFor={`weight-${id}`}>{formText(label, language)}</label>
                <input
                  id={`weight-${id}`}
                  className={form['input']}
                  type="number"
                  min={0}
                  max={100}
                  value={weights.find(({ criterionId }) => criterionId === id)?.weight ?? 0}
                  onChange={({ target }) =>
                    setWeights(
                      weights.map((each) =>
                        each.criterionId === id
                          ? { ...each, weight: Math.trunc(Number(target.value)) }
                          : each,
                      ),
                    )
                  }
                />
              </div>
            ))}
          </div>
          <p className={form['hint']}>{isOwn ? t('ranking.ownWeights') : t('ranking.otherWeights')}</p>
          <div className={styles['actions']}>
            <Button kind="secondary">{t('ranking.try')}</Button>
            {!isOwn && (
              <Button type="button" kind="quiet" onClick={() => show({})}>
                {t('ranking.reset')}
              </Button>
            )}
          </div>
        </fieldset>
      </form>
    </FoldedFilters>
  );
}

type Row = ReviewRankingFieldsFragment['rows'][number];

function Rows({ ranking: { rows, plan } }: RankingProps) {
  const { t } = useTranslation('reviews');
  const { language } = useSite();
  const { criteria } = readPlan(plan);
  const percent = (parts: number | null | undefined) =>
    parts === null || parts === undefined
      ? '–'
      : t('ranking.percent', { value: formatNumber(parts / partsOfPercent, language) });
  const nameOf = (id: string) => formText(criteria.find((each) => each.id === id)?.label ?? {}, language);

  function decided({ id, rank, tieBreaker }: Row): string {
    const isTied = rank !== null && rows.some((each) => each.rank === rank && each.id !== id);
    if (isTied || tieBreaker === 'tied') return t('ranking.tied');
    if (tieBreaker === null) return '';
    return tieBreaker === 'draw' ? t('ranking.drawn') : t('ranking.by', { criterion: nameOf(tieBreaker) });
  }

  if (rows.length === 0) return <p>{t('ranking.none')}</p>;
  const hasTies = rows.some((row) => decided(row) !== '');
  return (
    <CardTable className={styles['ranking']}>
      <caption className="visually-hidden">{t('ranking.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('ranking.rank')}</th>
          <th scope="col">{t('ranking.application')}</th>
          <th scope="col">{t('ranking.total')}</th>
          {criteria.map(({ id, label }) => (
            <th key={id} scope="col">
              {formText(label, language)}
            </th>
          ))}
          <th scope="col">{t('ranking.scores')}</th>
          {hasTies && <th scope="col">{t('ranking.tie')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <CardCell label={t('ranking.rank')}>{row.rank ?? '–'}</CardCell>
            <th scope="row">
              <RouteLink to="receivedApplication" parameters={{ id: String(row.id) }}>
                {row.applicant}
              </RouteLink>
              <span className={styles['number']}>{row.number}</span>
            </th>
            <CardCell label={t('ranking.total')}>{percent(row.total)}</CardCell>
            {criteria.map(({ id, label }) => (
              <CardCell key={id} label={formText(label, language)}>
                {percent(row.averages.find(({ criterionId }) => criterionId === id)?.average)}
              </CardCell>
            ))}
            <CardCell label={t('ranking.scores')}>
              {t('ranking.counted', { count: row.scores })}
              {row.open > 0 && ` · ${t('ranking.open', { count: row.open })}`}
              {row.uncounted > 0 && ` · ${t('ranking.uncounted', { count: row.uncounted })}`}
            </CardCell>
            {hasTies && <CardCell label={t('ranking.tie')}>{decided(row)}</CardCell>}
          </tr>
        ))}
      </tbody>
    </CardTable>
  );
}

/** Once: the seed is recorded. */
function Draw({ variables: { callId, stage } }: PartProps) {
  const { t } = useTranslation('reviews');
  const reread = useReread();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function draw(): Promise<void> {
    setIsBusy(true);
    const outcome = await send(drawReviewTies, { callId, ...(stage && { stage }) });
    if (outcome.kind === 'done') await reread();
    else setProblem(outcome.kind === 'refused' ? outcome.refusal.message : t('unreachable'));
    setIsBusy(false);
  }

  return (
    <section className={styles['part']}>
      <p>{t('ranking.drawHint')}</p>
      <div>
        <Button type="button" kind="secondary" busy={isBusy} onClick={() => void draw()}>
          {t('ranking.draw')}
        </Button>
      </div>
      <p role="alert">{problem}</p>
    </section>
  );
}
