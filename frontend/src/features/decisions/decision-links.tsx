import { useTranslation } from 'react-i18next';
import type { DecisionsFieldsFragment } from '../../../shared/graphql/generated/operations.ts';
import { ChoiceLink, ChoiceLinks } from '../../components/list/choice-links.tsx';
import { RouteLink } from '../../components/ui/route-link.tsx';
import { type StageVariables, stageSearch } from '../../components/stages/stage-address.ts';
import { StageLinks } from '../../components/stages/stage-links.tsx';
import styles from './decisions.module.css';

/** What the screens about decisions read. */
export interface DecisionsProps {
  variables: StageVariables;
}

interface DecisionLinksProps {
  decisions: Pick<DecisionsFieldsFragment, 'callId' | 'stage'>;
  part: 'letters' | 'places' | 'reviews' | 'table';
}

/** The screens about decisions, and others about the same call. */
export function DecisionLinks({ decisions: { callId, stage }, part }: DecisionLinksProps) {
  const { t } = useTranslation('decisions');
  const parameters = { id: String(callId) };
  const searchOf = (to: typeof part, at = stage) => stageSearch(at, { part: to === 'table' ? '' : to });
  return (
    <>
      <StageLinks callId={callId} stage={stage} searchOf={(number) => searchOf(part, number)} />
      <div className={styles['links']}>
        <ChoiceLinks label={t('links.label')}>
          <ul>
            <ChoiceLink search={searchOf('table')} isCurrent={part === 'table'} isScreen>
              {t('links.table')}
            </ChoiceLink>
            <ChoiceLink search={searchOf('letters')} isCurrent={part === 'letters'} isScreen>
              {t('links.letters')}
            </ChoiceLink>
            <ChoiceLink search={searchOf('places')} isCurrent={part === 'places'} isScreen>
              {t('placesTitle')}
            </ChoiceLink>
            <ChoiceLink search={searchOf('reviews')} isCurrent={part === 'reviews'} isScreen>
              {t('links.reviews')}
            </ChoiceLink>
          </ul>
        </ChoiceLinks>
        <RouteLink to="receivedApplications" parameters={parameters} suffix={stageSearch(stage)}>
          {t('links.received')}
        </RouteLink>
        <RouteLink to="ownReviews" suffix={stageSearch(stage, { call: String(callId), part: 'ranking' })}>
          {t('links.ranking')}
        </RouteLink>
        <RouteLink to="editCall" parameters={parameters}>
          {t('links.call')}
        </RouteLink>
      </div>
    </>
  );
}
