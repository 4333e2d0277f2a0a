import { useTranslation } from 'react-i18next';
import { ChoiceLink, ChoiceLinks } from '../../../components/list/choice-links.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { type StageVariables, stageSearch } from '../../../components/stages/stage-address.ts';
import { StageLinks } from '../../../components/stages/stage-links.tsx';
import styles from '../reviews.module.css';
import type { Part } from './part-props.ts';

interface HandlingLinksProps {
  variables: StageVariables;
  part: Part;
}

/** The screens about the review of a call, and those about the call itself. */
export function HandlingLinks({ variables, part }: HandlingLinksProps) {
  const { t } = useTranslation('reviews');
  const { callId, stage = 1 } = variables;
  const parameters = { id: String(callId) };
  const link = (to: Part, text: string) => (
    <ChoiceLink search={searchOf(callId, to, stage)} isCurrent={part === to} isScreen>
      {text}
    </ChoiceLink>
  );
  return (
    <>
      <StageLinks callId={callId} stage={stage} searchOf={(number) => searchOf(callId, part, number)} />
      <div className={styles['links']}>
        <ChoiceLinks label={t('links.label')}>
          <ul>
            {link('criteria', t('links.criteria'))}
            {link('assignments', t('links.assignments'))}
            {link('ranking', t('links.ranking'))}
          </ul>
        </ChoiceLinks>
        <p className={styles['next']}>
          <RouteLink to="decisions" parameters={parameters} suffix={stageSearch(stage)}>
            {t('links.decisions')}
          </RouteLink>
          <RouteLink to="receivedApplications" parameters={parameters} suffix={stageSearch(stage)}>
            {t('links.received')}
          </RouteLink>
          <RouteLink to="editCall" parameters={parameters}>
            {t('links.call')}
          </RouteLink>
        </p>
      </div>
    </>
  );
}

const searchOf = (callId: number, part: Part, stage: number): string =>
  stageSearch(stage, { call: String(callId), part: part === 'assignments' ? '' : part });
