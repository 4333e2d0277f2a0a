import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Badge, type BadgeTone } from '../../content/detail/badge.tsx';
import { DetailPage } from '../../content/detail/detail-page.tsx';
import { Documents } from '../../content/detail/documents.tsx';
import { Links } from '../../content/detail/links.tsx';
import { type DetailData, loadDetail } from '../../content/detail/load-detail.ts';
import { Prose } from '../../content/detail/prose.tsx';
import { Section } from '../../content/detail/section.tsx';
import { useNow } from '../../content/detail/use-now.ts';
import { TrainingOperation } from '../../../shared/graphql/generated/operations.ts';
import { modeKeys } from '../../../shared/i18n/label-keys.ts';
import { useFieldLabel } from '../../lib/use-field-label.ts';
import { type Training, TrainingFacts, TrainingPanel } from './training-panel.tsx';
import { type TrainingMoment, trainingMoment } from './training-moment.ts';

export const loader = (args: LoaderFunctionArgs): Promise<DetailData<Training>> =>
  loadDetail(args, 'training', TrainingOperation, (result) => result.passerelleTraining);

const momentKeys = {
  next: 'next',
  now: 'now',
  past: 'detail:isOver',
} as const satisfies Record<TrainingMoment, ParseKeys<['trainings', 'detail']>>;
const tones: Record<TrainingMoment, BadgeTone> = { next: 'coming', now: 'open', past: 'over' };

export function Component() {
  const { t } = useTranslation(['trainings', 'detail']);
  const label = useFieldLabel();
  const now = useNow();
  const { item, alternates } = useLoaderData<DetailData<Training>>();
  const { card } = item;
  const mode = card.mode && t(modeKeys[card.mode]);
  const moment = card.completed ? 'past' : trainingMoment(item.startDate, item.endDate, now);
  return (
    <DetailPage
      item={item}
      alternates={alternates}
      kicker={
        <>
          {mode ? `${t('family.training')} · ${mode}` : t('family.training')}
          {moment && <Badge tone={tones[moment]} label={t(momentKeys[moment])} />}
        </>
      }
      panel={<TrainingPanel training={item} moment={moment} />}
      aside={<TrainingFacts training={item} />}
    >
      <Section title={t('about')}>{item.description && <Prose html={item.description} />}</Section>
      <Section title={label('links')}>{item.links.length > 0 && <Links links={item.links} />}</Section>
      <Section title={label('documentIds')}>
        {item.documents.length > 0 && <Documents files={item.documents} />}
      </Section>
    </DetailPage>
  );
}
