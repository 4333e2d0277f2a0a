import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { answerReviewing } from '../../../shared/config/calls/review-calls.ts';
import { OwnReviewsDocument } from '../../../shared/graphql/generated/documents/own-reviews.ts';
import type { OwnReviewsQuery } from '../../../shared/graphql/generated/operations.ts';
import { EmptyState } from '../../components/screen/empty-state.tsx';
import { Screen } from '../../components/screen/screen.tsx';
import { Button } from '../../components/ui/button.tsx';
import { load } from '../../graphql/client/load.ts';
import { useReread } from '../../graphql/client/reread.ts';
import { useRead } from '../../graphql/client/use-read.ts';
import { send } from '../../lib/api/send.ts';
import { Handling, loadHandling } from './handling/handling.tsx';
import { loadReview, Review } from './review.tsx';
import { ReviewRow } from './review-row.tsx';
import styles from './reviews.module.css';

/** @throws Response 404 for an application that one does not review, and a call that one does not run */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const [id, call] = [search.get('id'), search.get('call')];
  if (id !== null) return loadReview(context, id);
  if (call !== null) return loadHandling(context, call, search);
  await load(context, OwnReviewsDocument, {});
  return null;
}

/** What one reviews; `?id=`: one application; `?call=`: the review of a call that one runs. */
export function Component() {
  const id = new URLSearchParams(useLocation().search).get('id');
  const handled = useLoaderData<typeof loader>();
  if (handled) return <Handling {...handled} />;
  return id === null ? <OwnReviews /> : <Review key={id} id={Number(id)} />;
}

/** The list, after the calls that ask one to review. */
function OwnReviews() {
  const { t } = useTranslation('reviews');
  const { calls, reviews } = useRead(OwnReviewsDocument, {}).passerelleOwnReviews ?? {
    calls: [],
    reviews: [],
  };
  const asked = calls.filter(({ state }) => state === 'invited');
  const done = reviews.filter(({ state }) => state === 'done').length;
  const sorted = reviews.toSorted(
    (one, other) => Number(one.state === 'done') - Number(other.state === 'done'),
  );
  return (
    <Screen
      isList
      title={t('title')}
      lead={reviews.length > 0 ? t('progress', { done, count: reviews.length }) : undefined}
    >
      {asked.length > 0 && <Invitations calls={asked} />}
      {reviews.length === 0 ? (
        <EmptyState what={t('empty')} />
      ) : (
        <ul className={styles['rows']}>
          {sorted.map((review) => (
            <ReviewRow key={review.id} review={review} />
          ))}
        </ul>
      )}
    </Screen>
  );
}

type Invitation = NonNullable<OwnReviewsQuery['passerelleOwnReviews']>['calls'][number];

/** Calls whose team asks one to review, to accept or decline. */
function Invitations({ calls }: { calls: readonly Invitation[] }) {
  const { t } = useTranslation('reviews');
  const reread = useReread();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function answer(id: number, accepts: boolean): Promise<void> {
    setIsBusy(true);
    setProblem(undefined);
    const outcome = await send(answerReviewing, { id, accepts });
    if (outcome.kind === 'done') await reread();
    else setProblem(outcome.kind === 'refused' ? outcome.refusal.message : t('unreachable'));
    setIsBusy(false);
  }

  return (
    <section aria-labelledby="invitations" className={styles['part']}>
      <h2 id="invitations">{t('invitations.title')}</h2>
      <ul className={styles['rows']}>
        {calls.map(({ id, callTitle }) => (
          <li key={id} className={styles['row']}>
            <p>{t('invitations.text', { title: callTitle })}</p>
            <div className={styles['actions']}>
              <Button type="button" busy={isBusy} onClick={() => void answer(id, true)}>
                {t('invitations.accept')}
                <span className="visually-hidden"> {callTitle}</span>
              </Button>
              <Button type="button" kind="secondary" busy={isBusy} onClick={() => void answer(id, false)}>
                {t('invitations.decline')}
                <span className="visually-hidden"> {callTitle}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p role="alert">{problem}</p>
    </section>
  );
}
