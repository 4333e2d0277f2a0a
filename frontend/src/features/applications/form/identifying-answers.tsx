import { useTranslation } from 'react-i18next';
import { ProblemList } from '../../../components/record-form/problem-list.tsx';

/** Answers that tell reviewers who applies, although the review is blind. @param ids of their questions */
export function IdentifyingAnswers({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('applications');
  return (
    <>
      <p>{t('send.named')}</p>
      <ProblemList problems={ids.map((path) => ({ path, code: '', message: '' }))} />
    </>
  );
}
