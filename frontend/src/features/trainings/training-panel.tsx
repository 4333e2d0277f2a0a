import { useTranslation } from 'react-i18next';
import { useCommonFacts } from '../../content/detail/use-common-facts.ts';
import { Facts } from '../../content/detail/facts.tsx';
import { WayOut } from '../../content/detail/links.tsx';
import { Panel, PanelFact, PanelNote, PanelTitle } from '../../content/detail/panel.tsx';
import { DirectoryName } from '../../content/detail/people.tsx';
import type { TrainingQuery } from '../../../shared/graphql/generated/operations.ts';
import { levelKeys, modeKeys } from '../../../shared/i18n/label-keys.ts';
import { formatDateRange } from '../../../shared/dates/dates.ts';
import { useSite } from '../../lib/site.ts';
import { useFieldLabel } from '../../lib/use-field-label.ts';
import type { TrainingMoment } from './training-moment.ts';

export type Training = NonNullable<TrainingQuery['passerelleTraining']>;

interface TrainingPanelProps {
  training: Training;
  moment: TrainingMoment | null;
}

/** Panel with the dates, the place and the price, and the link to enrol while that is possible. */
export function TrainingPanel({ training, moment }: TrainingPanelProps) {
  const { t } = useTranslation(['trainings', 'detail']);
  const label = useFieldLabel();
  const { language } = useSite();
  const { startDate, endDate, address, price, url } = training;
  const first = startDate ?? endDate;
  return (
    <Panel>
      {first ? (
        <PanelTitle isDate>{formatDateRange(first, endDate, language)}</PanelTitle>
      ) : (
        <PanelNote>{t('onDemand')}</PanelNote>
      )}
      {moment === 'past' && <PanelNote>{t('past')}</PanelNote>}
      {address && <PanelFact label={label('address')}>{address}</PanelFact>}
      {price && <PanelFact label={label('price')}>{price}</PanelFact>}
      {url && moment !== 'past' && <WayOut url={url} label={t('enrol')} strong />}
    </Panel>
  );
}

export function TrainingFacts({ training }: { training: Training }) {
  const { t } = useTranslation(['trainings', 'detail']);
  const label = useFieldLabel();
  const { card, provider, organiser } = training;
  return (
    <Facts
      facts={[
        { name: label('provider'), value: provider },
        { name: t('detail:organiser'), value: organiser && <DirectoryName person={organiser} /> },
        { name: t('detail:mode'), value: card.mode && t(modeKeys[card.mode]) },
        { name: label('level'), value: card.level && t(levelKeys[card.level]) },
        ...useCommonFacts(card),
      ]}
    />
  );
}
