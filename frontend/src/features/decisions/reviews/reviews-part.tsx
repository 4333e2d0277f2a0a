import { useTranslation } from 'react-i18next';
import { standingLabel } from '../../../../shared/applications/standing.ts';
import { DecisionReviewsDocument } from '../../../../shared/graphql/generated/documents/decision-reviews.ts';
import type { DecisionReviewsQuery } from '../../../../shared/graphql/generated/operations.ts';
import { InstantText } from '../../../components/instants/instant-text.tsx';
import { CardCell, CardTable } from '../../../components/list/card-table.tsx';
import { Screen } from '../../../components/screen/screen.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { useRead } from '../../../graphql/client/use-read.ts';
import { useSite } from '../../../lib/site.ts';
import { DecisionLinks, type DecisionsProps } from '../decision-links.tsx';
import styles from '../decisions.module.css';

type Row = NonNullable<DecisionReviewsQuery['passerelleDecisionReviews']>['rows'][number];

const stateKeys = {
  open: 'reviews.state.open',
  dismissed: 'reviews.state.dismissed',
  upheld: 'reviews.state.upheld',
  ended: 'reviews.state.ended',
} as const satisfies Record<Row['state'], string>;

/** The reviews of results that applicants to a call have asked for, and who may answer them. */
export function Reviews({ variables }: DecisionsProps) {
  const { t } = useTranslation('decisions');
  const { passerelleDecisionReviews: reviews } = useRead(DecisionReviewsDocument, variables);
  if (!reviews) return null;
  const { rows } = reviews;
  return (
    <Screen isList title={t('reviewsTitle')} lead={reviews.callTitle}>
      <DecisionLinks decisions={{ callId: variables.callId, stage: variables.stage ?? 1 }} part="reviews" />
      {rows.length === 0 ? (
        <p>{t('reviews.none')}</p>
      ) : (
        <CardTable className={styles['table']}>
          <caption className="visually-hidden">{t('reviewsTitle')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('table.application')}</th>
              <th scope="col">{t('reviews.result')}</th>
              <th scope="col">{t('reviews.asked')}</th>
              <th scope="col">{t('table.state')}</th>
              <th scope="col">{t('reviews.answerers')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ReviewRow key={row.id} row={row} zone={reviews.zone ?? 'UTC'} />
            ))}
          </tbody>
        </CardTable>
      )}
      <p className={styles['soft']}>{t('reviews.lead')}</p>
    </Screen>
  );
}

function ReviewRow({ row, zone }: { row: Row; zone: string }) {
  const { t } = useTranslation('decisions');
  const { language } = useSite();
  const { id, name, number, askedAt, answeredAt, state, result, answerers, answers } = row;
  return (
    <tr>
      <th scope="row">
        <RouteLink to="decisionReview" parameters={{ id: String(id) }}>
          {name}
        </RouteLink>
        <span className={styles['number']}>{number}</span>
      </th>
      <CardCell label={t('reviews.result')}>{standingLabel(result, language)}</CardCell>
      <CardCell label={t('reviews.asked')}>
        <InstantText instant={askedAt} zone={zone} />
      </CardCell>
      <CardCell label={t('table.state')}>
        <strong>{t(stateKeys[state])}</strong>
        {answeredAt !== null && (
          <span className={styles['soft']}>
            <InstantText instant={answeredAt} zone={zone} />
          </span>
        )}
      </CardCell>
      <CardCell label={t('reviews.answerers')}>{whoAnswers()}</CardCell>
    </tr>
  );

  function whoAnswers(): string {
    if (state !== 'open') return '–';
    if (answers) return t('reviews.you');
    return answerers.length === 0 ? t('reviews.nobody') : answerers.join(', ');
  }
}
