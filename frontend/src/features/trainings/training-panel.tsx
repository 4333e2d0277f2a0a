import { commonFacts } from '../../components/detail/common-facts.tsx';
import { Facts } from '../../components/detail/facts.tsx';
import { WayOut } from '../../components/detail/links.tsx';
import { Panel, PanelFact, PanelNote, PanelTitle } from '../../components/detail/panel.tsx';
import { useDetailTexts } from '../../components/detail/use-detail-texts.ts';
import type { TrainingQuery } from '../../graphql/generated/operations.ts';
import { formatDateRange } from '../../lib/dates.ts';
import { useSite } from '../../lib/site.ts';
import type { fr } from './locales/fr.ts';
import type { TrainingMoment } from './training-moment.ts';

export type Training = NonNullable<TrainingQuery['passerelleTraining']>;

interface TrainingPanelProps {
  training: Training;
  moment: TrainingMoment | null;
}

/** When, where, at what price, and the way to enrol while that makes sense. */
export function TrainingPanel({ training, moment }: TrainingPanelProps) {
  const t = useDetailTexts<{ trainings: typeof fr }>();
  const { language } = useSite();
  const { startDate, endDate, address, price, url } = training;
  const first = startDate ?? endDate;
  return (
    <Panel>
      {first ? (
        <PanelTitle>{formatDateRange(first, endDate, language)}</PanelTitle>
      ) : (
        <PanelNote>{t('trainings.onDemand')}</PanelNote>
      )}
      {moment === 'past' && <PanelNote>{t('trainings.past')}</PanelNote>}
      {address && <PanelFact label={t('detail.address')}>{address}</PanelFact>}
      {price && <PanelFact label={t('detail.price')}>{price}</PanelFact>}
      {url && moment !== 'past' && <WayOut url={url} label={t('trainings.enrol')} strong />}
    </Panel>
  );
}

export function TrainingFacts({ training }: { training: Training }) {
  const t = useDetailTexts<{ trainings: typeof fr }>();
  const { card, provider, organiser } = training;
  return (
    <Facts
      facts={[
        { name: t('trainings.provider'), value: provider },
        { name: t('detail.organiser'), value: organiser },
        { name: t('detail.mode'), value: card.mode && t(`mode.${card.mode}`) },
        { name: t('trainings.level'), value: card.level && t(`level.${card.level}`) },
        ...commonFacts(card, t),
      ]}
    />
  );
}
