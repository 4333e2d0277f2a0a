import { useTranslation } from 'react-i18next';
import { ChoiceLink, ChoiceLinks } from '../../../../components/list/choice-links.tsx';
import type { QuestionReference } from '../../../../components/questions/question-reference.ts';
import { useStageName } from '../../../../components/stages/stage-address.ts';
import { type ReadingState, readingSearch } from './reading-state.ts';
import styles from './reading.module.css';
import type { Received } from './received.ts';
import { SentAnswers } from './sent-answers.tsx';

/** The stages at which the application was sent, to choose the one whose versions and letters are read. Nothing where there is one. */
export function SentStages({ application, state }: { application: Received; state: ReadingState }) {
  const { t } = useTranslation('received');
  const nameOf = useStageName();
  const { stages, stage } = application;
  if (stages.length === 0) return null;
  return (
    <ChoiceLinks label={t('reading.stages')}>
      <ul>
        {stages.map((each) => (
          <ChoiceLink
            key={each.number}
            search={readingSearch({ list: state.list, stage: each.number })}
            isCurrent={each.number === stage}
          >
            {nameOf(each)}
          </ChoiceLink>
        ))}
      </ul>
    </ChoiceLinks>
  );
}

interface StageAnswersProps {
  application: Received;
  reference: QuestionReference;
}

/** What was sent at the stage that is read, beside what was sent at the others. */
export function StageAnswers({ application, reference }: StageAnswersProps) {
  const { t } = useTranslation('received');
  const nameOf = useStageName();
  const { stages, stage, shown, earlier, changed } = application;
  const current = stages.find(({ number }) => number === stage);
  const others = stages.filter(({ number }) => number !== stage);
  const titleOf = (each: (typeof stages)[number], number: number) =>
    t('reading.answersAt', { stage: nameOf(each), number });
  return (
    <div className={others.length > 0 ? styles['beside'] : undefined}>
      <SentAnswers
        id="answers"
        title={current ? titleOf(current, shown.number) : t('reading.answers')}
        {...{ shown, earlier, changed, reference }}
      />
      {others.length > 0 && (
        <div className={styles['others']}>
          {others.map((each) => (
            <SentAnswers
              key={each.number}
              id={`answers-of-stage-${each.number}`}
              title={titleOf(each, each.version.number)}
              shown={each.version}
              reference={reference}
            />
          ))}
        </div>
      )}
    </div>
  );
}
