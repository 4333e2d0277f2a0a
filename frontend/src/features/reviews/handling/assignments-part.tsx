import { useTranslation } from 'react-i18next';
import { graphqlLanguage } from '../../../../shared/config/locales.ts';
import { FormReferenceDocument } from '../../../../shared/graphql/generated/documents/form-reference.ts';
import { ReviewAssignmentsDocument } from '../../../../shared/graphql/generated/documents/review-assignments.ts';
import type { ReviewAssignmentsFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
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
import { useReadLanguages } from './use-read-languages.ts';

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
      <HandlingLinks variables={variables} part="assignments" />
      <UnreadLanguages assignments={assignments} />
      <section aria-labelledby="reviewers" className={styles['part']}>
        <h2 id="reviewers">{t('reviewers.title')}</h2>
        <QuestionReferenceContext value={reference}>
          <ReviewerRows callId={callId} reviewers={reviewers} />
          <Imported load={loadInvite} props={{ callId }} />
        </QuestionReferenceContext>
      </section>
      <section aria-labelledby="applications" className={styles['part']}>
        <h2 id="applications">{t('assignments.applications')}</h2>
        {isReady ? (
          <SpreadForm variables={variables} assignments={assignments} />
        ) : (
          <p>{t('assignments.noCriteria')}</p>
        )}
        {applications.length === 0 ? (
          <p>{t('assignments.none')}</p>
        ) : (
          <QuestionReferenceContext value={reference}>
            <AssignableRows assignments={assignments} variables={variables} />
          </QuestionReferenceContext>
        )}
      </section>
    </Screen>
  );
}

/** Languages of applications without an accepted reviewer, before anything is assigned. */
function UnreadLanguages({ assignments }: { assignments: ReviewAssignmentsFieldsFragment }) {
  const { t } = useTranslation('reviews');
  const namesOf = useReadLanguages();
  const { applications, reviewers } = assignments;
  const read = new Set(
    reviewers.filter(({ state }) => state === 'accepted').flatMap(({ languages }) => languages),
  );
  const unread = [...new Set(applications.map(({ language }) => language))].filter((each) => !read.has(each));
  if (unread.length === 0) return null;
  return <p className={styles['warning']}>{t('spread.unread', { languages: namesOf(unread) })}</p>;
}
