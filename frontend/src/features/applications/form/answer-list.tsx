import { useTranslation } from 'react-i18next';
import type { FormQuestion } from '../../../../shared/application-form/form-document.ts';
import { FormText } from '../../../components/questions/form-text.tsx';
import { ProfileValue } from '../../../components/questions/profile-value.tsx';
import { filePath } from '../../../content/detail/documents.tsx';
import { fieldId } from '../../../components/record-form/record-form-context.ts';
import { type Answers, answerTo } from '../../../lib/application-form/judge.ts';
import { visibleQuestions } from '../../../lib/application-form/visible.ts';
import { useSite } from '../../../lib/site.ts';
import { fileIds } from '../../../lib/application-form/file-judge.ts';
import { useApplicationParts } from './application-context.ts';
import type { ApplicationViewProps } from './application-form.tsx';
import styles from './application.module.css';
import { useReadAnswer } from './use-read-answer.ts';

/** The answers as they were saved, section by section: what conditions hide is left out. */
export function AnswerList({ reference }: Pick<ApplicationViewProps, 'reference'>) {
  const { t } = useTranslation('applications');
  const { language } = useSite();
  const { application, document } = useApplicationParts();
  const answers = JSON.parse(application.answers) as Answers;
  // What was sent has the profile as it was then: the values of today are not part of it.
  const asked = visibleQuestions(document, answers).filter(
    ({ kind }) => kind !== 'profileValue' || application.sentNumber === 0,
  );
  const shown = new Set(asked.map(({ id }) => id));
  const sections = document.sections.filter(({ questions }) => questions.some(({ id }) => shown.has(id)));
  return (
    <section className={styles['answers']} aria-labelledby="answers">
      <h2 id="answers">{t('answers.title')}</h2>
      {sections.map(({ id, label, questions }) => (
        <section key={id} aria-labelledby={`answers-${id}`}>
          <h3 id={`answers-${id}`}>
            <FormText texts={label} language={language} />
          </h3>
          <dl>
            {questions
              .filter((question) => shown.has(question.id))
              .map((question) => (
                <div key={question.id}>
                  <dt>
                    <FormText texts={question.label} language={language} />
                  </dt>
                  <dd>
                    <Answer
                      question={question}
                      answer={answerTo(question.id, answers)}
                      reference={reference}
                    />
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </section>
  );
}

interface AnswerProps extends Pick<ApplicationViewProps, 'reference'> {
  question: FormQuestion;
  answer: unknown;
}

function Answer({ question, answer, reference }: AnswerProps) {
  const { t } = useTranslation('applications');
  const { language } = useSite();
  const { profile } = useApplicationParts();
  const read = useReadAnswer(reference);
  if (question.kind === 'profileValue')
    return (
      <ProfileValue
        id={fieldId(question.id)}
        source={question.source}
        value={profile.get(question.source)}
        isReadOnly
      />
    );
  if (question.kind === 'file') return <Files ids={fileIds(answer)} />;
  const text = read(question, answer, language);
  return text === '' ? <em>{t('answers.none')}</em> : text;
}

/** The files of an answer, to download. */
function Files({ ids }: { ids: readonly (number | null)[] }) {
  const { t } = useTranslation('applications');
  const { files } = useApplicationParts().application;
  const named = files.filter(({ id }) => ids.includes(id));
  if (named.length === 0) return <em>{t('answers.none')}</em>;
  return (
    <ul>
      {named.map(({ id, name }) => (
        <li key={id}>
          <a href={filePath(id)} download>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
