import { FormText } from '../../../components/questions/form-text.tsx';
import { useSite } from '../../../lib/site.ts';
import { useApplicationParts } from '../form/application-context.ts';
import { LettersAnswer } from './letters-answer.tsx';

/** Letters of an application that is not written now: they may arrive, and be asked for again, until their deadline. */
export function ClosedLetters() {
  const { language } = useSite();
  const { application, document } = useApplicationParts();
  const asked = new Set(application.letterQuestions.map(({ questionId }) => questionId));
  const questions = document.sections
    .flatMap((section) => section.questions)
    .filter(({ id }) => asked.has(id));
  return questions.map(({ id, label }) => (
    <section key={id} aria-labelledby={`letters-${id}`}>
      <h2 id={`letters-${id}`}>
        <FormText texts={label} language={language} />
      </h2>
      <LettersAnswer id={`field-${id}`} question={id} />
    </section>
  ));
}
