import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormDocument, FormQuestion } from '../../../../../shared/application-form/form-document.ts';
import { readableProfile } from '../../../../../shared/application-form/readable-profile.ts';
import type { SentVersionFieldsFragment } from '../../../../../shared/graphql/generated/operations.ts';
import { FormText } from '../../../../components/questions/form-text.tsx';
import type { QuestionReference } from '../../../../components/questions/question-reference.ts';
import { type Answers, answerTo } from '../../../../lib/application-form/judge.ts';
import { useSite } from '../../../../lib/site.ts';
import { useReadAnswer } from '../../form/use-read-answer.ts';
import { FileList } from './file-list.tsx';
import styles from './reading.module.css';

type ReadVersion = Pick<SentVersionFieldsFragment, 'answers' | 'files' | 'form' | 'profile' | 'questions'>;

interface SentAnswersProps {
  /** Begins the ids of headings, of which a page may have several lists. */
  id: string;
  title: string;
  shown: ReadVersion;
  /** An earlier version, to compare with. */
  earlier?: SentVersionFieldsFragment | null;
  /** Ids of the questions that both answer otherwise. */
  changed?: readonly string[];
  reference: QuestionReference;
}

const unchanged: readonly string[] = [];

/** What was sent, section by section: the questions that the applicant saw. */
export function SentAnswers({
  id: listId,
  title,
  shown,
  earlier,
  changed = unchanged,
  reference,
}: SentAnswersProps) {
  const { t } = useTranslation('received');
  const { language } = useSite();
  const document = useMemo(() => JSON.parse(shown.form) as FormDocument, [shown.form]);
  const sections = document.sections
    .map((section) => ({
      ...section,
      questions: section.questions.filter(
        ({ id, kind }) => kind !== 'letter' && shown.questions.includes(id),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
  return (
    <section className={styles['answers']} aria-labelledby={listId}>
      <h2 id={listId}>{title}</h2>
      {sections.map(({ id, label, questions }) => (
        // No landmark: the form beside it may have sections of the same names.
        <section key={id}>
          <h3 id={`${listId}-${id}`}>
            <FormText texts={label} language={language} />
          </h3>
          <dl>
            {questions.map((question) => (
              <div key={question.id} data-changed={changed.includes(question.id) || undefined}>
                <dt>
                  <FormText texts={question.label} language={language} />
                  {changed.includes(question.id) && (
                    <strong className={styles['mark']}>{t('reading.mark')}</strong>
                  )}
                </dt>
                <dd>
                  <SentAnswer question={question} version={shown} reference={reference} />
                </dd>
                {earlier && changed.includes(question.id) && (
                  <dd className={styles['before']}>
                    <span>{t('reading.before', { number: earlier.number })}</span>
                    <SentAnswer question={question} version={earlier} reference={reference} />
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
}

interface SentAnswerProps {
  question: FormQuestion;
  version: ReadVersion;
  reference: QuestionReference;
}

function SentAnswer({ question, version, reference }: SentAnswerProps) {
  const { t } = useTranslation('received');
  const { language } = useSite();
  const read = useReadAnswer(reference);
  const answers = useMemo(() => JSON.parse(version.answers) as Answers, [version.answers]);
  const { id } = question;
  const none = <em>{t('reading.noAnswer')}</em>;
  if (question.kind === 'profileValue') {
    const value = version.profile.find(({ name }) => name === question.source)?.value ?? '';
    return value === '' ? none : readableProfile(question.source, value, { ...reference, language });
  }
  if (question.kind === 'file') {
    const files = version.files.filter(({ questionId }) => questionId === id);
    return files.length === 0 ? none : <FileList files={files} />;
  }
  const text = read(question, answerTo(id, answers), language);
  return text === '' ? none : <span className={styles['text']}>{text}</span>;
}
