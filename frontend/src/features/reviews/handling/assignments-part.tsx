import { useTranslation } from 'react-i18next';
import { graphqlLanguage } from '../../../../shared/config/locales.ts';
import { FormReferenceDocument } from '../../../../shared/graphql/generated/documents/form-reference.ts';
import { ReviewAssignmentsDocument } from '../../../../shared/graphql/generated/documents/review-assignments.ts';
import { QuestionReferenceContext } from '../../../components/questions/question-reference.ts';
import { Imported } from '../../../components/record-form/imported.tsx';
import { Screen } from '../../../components/screen/screen.tsx';
import { useRead } from '../../../graphql/client/use-read.ts';
import { useSite } from '../../../lib/site.ts';
import { AssignableRows } from './assignable-rows.tsx';
import styles from '../reviews.module.css';
import type { PartProps } from './part-props.ts';
import { HandlingLinks } from './handling-links.tsx';
import { ReviewerRows } from './reviewer-rows.tsx';
import { SpreadForm } from './spread-form.tsx';

const loadInvite = async () => (await import('./invite-reviewer.tsx')).InviteReviewer;

/** Who reviews the applications to a call, for those who run it. */
export function Assignments({ variables }: PartProps) {
  const { t } = useTranslation('reviews');
  const { language } = useSite();
  const { passerelleReviewAssignments: assignments } = useRead(ReviewAssignmentsDocument, variables);
  const { passerelleReference: reference } = useRead(FormReferenceDocument, {
    language: graphqlLanguage(language),
  });
  if (!assignments) return null;
  const { applications, callId, callTitle, isReady, reviewers } = assignments;
  return (
    <Screen title={t('assignments.title')} lead={callTitle}>
      <HandlingLinks callId={callId} part="assignments" />
      <section aria-labelledby="reviewers" className={styles['part']}>
        <h2 id="reviewers">{t('reviewers.title')}</h2>
        <ReviewerRows callId={callId} reviewers={reviewers} />
        <Imported load={loadInvite} props={{ callId }} />
      </section>
      <section aria-labelledby="applications" className={styles['part']}>
        <h2 id="applications">{t('assignments.applications')}</h2>
        {isReady ? <SpreadForm assignments={assignments} /> : <p>{t('assignments.noCriteria')}</p>}
        {applications.length === 0 ? (
          <p>{t('assignments.none')}</p>
        ) : (
          <QuestionReferenceContext value={reference}>
            <AssignableRows assignments={assignments} />
          </QuestionReferenceContext>
        )}
      </section>
    </Screen>
  );
}
