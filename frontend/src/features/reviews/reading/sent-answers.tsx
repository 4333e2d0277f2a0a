import { useTranslation } from 'react-i18next';
import type { FormDocument, FormQuestion } from '../../../../shared/application-form/form-document.ts';
import { downloadFile } from '../../../../shared/config/calls/content-calls.ts';
import type { ReviewFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { FormText } from '../../../components/questions/form-text.tsx';
import { ProfileValue } from '../../../components/questions/profile-value.tsx';
import type { QuestionReference } from '../../../components/questions/question-reference.ts';
import { readableAnswer } from '../../../components/questions/readable-answer.ts';
import { type Answers, answerTo } from '../../../lib/application-form/judge.ts';
import { useSite } from '../../../lib/site.ts';
import styles from '../reviews.module.css';

interface SentAnswersProps {
  review: ReviewFieldsFragment;
  reference: QuestionReference;
}

/** What was sent, section by section, as far as a reviewer reads it. */
export function SentAnswers({ review, reference }: SentAnswersProps) {
  const { t } = useTranslation('reviews');
  const { language } = useSite();
  const { sections } = JSON.parse(review.form) as FormDocument;
  return (
    <section aria-labelledby="answers" className={styles['answers']}>
      <h2 id="answers">{t('answers.title')}</h2>
      {sections.map(({ id, label, questions }) => (
        <section key={id} aria-labelledby={`answers-${id}`}>
          <h3 id={`answers-${id}`}>
            <FormText texts={label} language={language} />
          </h3>
          <dl>
            {questions.map((question) => (
              <div key={question.id}>
                <dt>
                  <FormText texts={question.label} language={language} />
                </dt>
                <dd lang={review.language === language ? undefined : review.language}>
                  <Answer question={question} review={review} reference={reference} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
}

function Answer({ question, review, reference }: SentAnswersProps & { question: FormQuestion }) {
  const { t } = useTranslation('reviews');
  const { t: inQuestions } = useTranslation('questions');
  const { language } = useSite();
  const { id, kind } = question;
  if (kind === 'profileValue') {
    const value = review.profile.find(({ name }) => name === question.source)?.value;
    return <ProfileValue id={`answer-${id}`} source={question.source} value={value} isReadOnly />;
  }
  if (kind === 'file') return <Files review={review} question={id} />;
  const answer = answerTo(id, JSON.parse(review.answers) as Answers);
  const text = readableAnswer(question, answer, {
    reference,
    language,
    yes: inQuestions('yes'),
    no: inQuestions('no'),
  });
  return text === '' ? <em>{t('answers.none')}</em> : <span className={styles['text']}>{text}</span>;
}

/** Files to download; in a blind review pictures without their names, and how many others there are, since they name their authors. */
function Files({ review, question }: Pick<SentAnswersProps, 'review'> & { question: string }) {
  const { t } = useTranslation('reviews');
  const files = review.files.filter((file) => file.question === question);
  if (files.length === 0) return <em>{t('answers.none')}</em>;
  const hidden = files.filter(({ id }) => id === null).length;
  return (
    <>
      {hidden < files.length && (
        <ul>
          {files.map(
            ({ id, name }, index) =>
              id !== null && (
                <li key={id}>
                  <a href={`${downloadFile.path}?id=${id}`} download>
                    {review.isBlind ? t('answers.picture', { number: index + 1 }) : name}
                  </a>
                </li>
              ),
          )}
        </ul>
      )}
      {hidden > 0 && t('answers.hiddenFiles', { count: hidden })}
    </>
  );
}
