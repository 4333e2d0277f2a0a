import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useParams } from 'react-router';
import { graphqlLanguage } from '../../../../shared/config/locales.ts';
import { DecisionReviewDocument } from '../../../../shared/graphql/generated/documents/decision-review.ts';
import { FormReferenceDocument } from '../../../../shared/graphql/generated/documents/form-reference.ts';
import type { DecisionReviewFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { useInstantText } from '../../../components/instants/instant-text.tsx';
import { Screen } from '../../../components/screen/screen.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { load } from '../../../graphql/client/load.ts';
import { useRead } from '../../../graphql/client/use-read.ts';
import { languageContext, useSite } from '../../../lib/site.ts';
import { ReceivedLetters } from '../received/reading/received-letters.tsx';
import { SentAnswers } from '../received/reading/sent-answers.tsx';
import { AnswerForm } from './answer-form.tsx';
import { Answered } from './answered.tsx';
import styles from './decision-review.module.css';
import { ReviewedResult } from './reviewed-result.tsx';

/** @throws Response 404, also for those of others */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<null> {
  const { id = '' } = params;
  if (!/^[1-9]\d{0,9}$/.test(id)) throw data(null, { status: 404 });
  const [{ passerelleDecisionReview: review }] = await Promise.all([
    load(context, DecisionReviewDocument, { id: Number(id) }),
    load(context, FormReferenceDocument, { language: graphqlLanguage(context.get(languageContext)) }, true),
  ]);
  if (!review) throw data(null, { status: 404 });
  return null;
}

/** A request for a review beside the result, and its answer, for those who may answer it and those who run the call. */
export function Component() {
  const { id = '' } = useParams();
  const { passerelleDecisionReview: review } = useRead(DecisionReviewDocument, { id: Number(id) });
  const [isSent, setSent] = useState(false);
  if (isSent) return <Sent review={review} />;
  return review ? <Shown review={review} onSent={() => setSent(true)} /> : null;
}

/** After the answer. The button that had the focus is gone: the heading gets it, as after a change of page. */
function Sent({ review }: { review: DecisionReviewFieldsFragment | null | undefined }) {
  const { t } = useTranslation('decisionReview');
  useEffect(() => document.querySelector<HTMLElement>('#main h1')?.focus(), []);
  return (
    <Screen title={t('sent')}>
      <p>{t('sentText')}</p>
      <p>
        {review?.handles ? (
          <RouteLink to="decisions" parameters={{ id: String(review.callId) }} suffix="?part=reviews">
            {t('back')}
          </RouteLink>
        ) : (
          <RouteLink to="forYou">{t('home')}</RouteLink>
        )}
      </p>
    </Screen>
  );
}

function Shown({ review, onSent }: { review: DecisionReviewFieldsFragment; onSent: () => void }) {
  const { t } = useTranslation('decisionReview');
  const { language } = useSite();
  const instant = useInstantText();
  const { passerelleReference: reference } = useRead(FormReferenceDocument, {
    language: graphqlLanguage(language),
  });
  const { application, callTitle, handles, answers, state, askedAt, text, zone } = review;
  return (
    <Screen title={t('title')} lead={t('lead', { number: application.number, title: callTitle })}>
      {handles ? (
        <p className={styles['links']}>
          <RouteLink to="decisions" parameters={{ id: String(review.callId) }} suffix="?part=reviews">
            {t('back')}
          </RouteLink>
          <RouteLink to="receivedApplication" parameters={{ id: String(review.id) }}>
            {t('received')}
          </RouteLink>
        </p>
      ) : (
        <p>{t('until')}</p>
      )}
      <div className={styles['pair']}>
        <section className={styles['part']} aria-labelledby="request">
          <h2 id="request">{t('request')}</h2>
          <p className={styles['strong']}>{application.name}</p>
          <p>{t('askedAt', { instant: instant(askedAt, zone) })}</p>
          <blockquote className={styles['text']}>{text}</blockquote>
        </section>
        <ReviewedResult review={review} />
      </div>
      {answers && <AnswerForm key={review.version} review={review} onSent={onSent} />}
      {state === 'open' && !answers && <p>{t('cannot')}</p>}
      {state !== 'open' && <Answered review={review} />}
      <div className={styles['application']}>
        <SentAnswers
          id="answers"
          title={t('applicationTitle')}
          shown={application.shown}
          reference={reference}
        />
        <ReceivedLetters application={application} />
      </div>
    </Screen>
  );
}
