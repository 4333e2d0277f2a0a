import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EarlierStagesDocument } from '../../../../shared/graphql/generated/documents/earlier-stages.ts';
import type { EarlierStagesQuery } from '../../../../shared/graphql/generated/operations.ts';
import { useInstantText } from '../../../components/instants/instant-text.tsx';
import type { QuestionReference } from '../../../components/questions/question-reference.ts';
import { Imported } from '../../../components/record-form/imported.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useStageName } from '../../../components/stages/stage-address.ts';
import { PdfLink } from '../form/pdf-link.tsx';
import { SentAnswers } from '../received/reading/sent-answers.tsx';
import styles from './earlier-stages.module.css';

interface EarlierStagesProps {
  /** Id of the application. */
  id: number;
  /** Time zone of the call. */
  zone: string;
  reference: QuestionReference;
}

const loadDecision = async () => (await import('../own-decision/own-decision.tsx')).OwnDecision;

/** What was sent at the stages before the one that is written, to be read beside it, with the letters that advanced it. */
export function EarlierStages({ id, zone, reference }: EarlierStagesProps) {
  const { t } = useTranslation('stages');
  const { data, error, refetch } = useQuery<EarlierStagesQuery>(EarlierStagesDocument, { variables: { id } });
  if (error)
    return (
      <div role="alert" className={styles['stages']}>
        <p>{t('earlier.unreachable')}</p>
        <Button type="button" kind="secondary" onClick={() => void refetch()}>
          {t('earlier.again')}
        </Button>
      </div>
    );
  return (
    <div className={styles['stages']}>
      {data?.passerelleEarlierStages?.map((stage) => (
        <Stage key={stage.number} {...{ id, zone, reference, stage }} />
      ))}
    </div>
  );
}

interface StageProps extends EarlierStagesProps {
  stage: NonNullable<EarlierStagesQuery['passerelleEarlierStages']>[number];
}

function Stage({ id, zone, reference, stage }: StageProps) {
  const { t } = useTranslation('stages');
  const instant = useInstantText();
  const nameOf = useStageName();
  const [isOpen, setOpen] = useState(false);
  const { number, version } = stage;
  return (
    <details className={styles['stage']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('earlier.title', { stage: nameOf(stage) })}</summary>
      <p>{t('earlier.sent', { number: version.number, instant: instant(version.sentAt, zone) })}</p>
      <SentAnswers
        id={`earlier-${number}`}
        title={t('earlier.answers')}
        shown={version}
        reference={reference}
      />
      <p>
        <PdfLink id={id} file="sentCopy" stage={number} />
      </p>
      {isOpen && <Imported load={loadDecision} props={{ id, removalAt: null, stage: number }} />}
    </details>
  );
}
