import { useTranslation } from 'react-i18next';
import type { ApplicationFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { useInstantText } from '../../../components/instants/instant-text.tsx';
import type { QuestionReference } from '../../../components/questions/question-reference.ts';
import { useStageName } from '../../../components/stages/stage-address.ts';
import { EarlierStages } from './earlier-stages.tsx';
import styles from './earlier-stages.module.css';

interface LaterStageProps {
  application: ApplicationFieldsFragment;
  reference: QuestionReference;
}

/** At which stage an application is, with its dates, and what was sent before. */
export function LaterStage({ application, reference }: LaterStageProps) {
  const { t } = useTranslation('stages');
  const instant = useInstantText();
  const nameOf = useStageName();
  const { id, stage, stageNames, callState, opensAt, closesAt, state, withdrawnAt } = application;
  const zone = application.zone ?? 'UTC';
  return (
    <>
      <p className={styles['now']}>
        <strong>{nameOf({ number: stage, names: stageNames })}</strong>
        {dates() && <span>{dates()}</span>}
      </p>
      <EarlierStages id={id} zone={zone} reference={reference} />
    </>
  );

  function dates(): string {
    if (state !== 'draft' || withdrawnAt) return '';
    if (callState === 'announced' && opensAt && closesAt)
      return t('earlier.opens', { opening: instant(opensAt, zone), closing: instant(closesAt, zone) });
    return callState !== 'closed' && closesAt ? t('earlier.until', { closing: instant(closesAt, zone) }) : '';
  }
}
