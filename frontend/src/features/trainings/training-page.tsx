import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { commonFacts } from '../../components/detail/common-facts.tsx';
import { DetailPage } from '../../components/detail/detail-page.tsx';
import { Documents } from '../../components/detail/documents.tsx';
import { Facts } from '../../components/detail/facts.tsx';
import { ExternalLink, Links } from '../../components/detail/links.tsx';
import { type DetailData, loadDetail } from '../../components/detail/load-detail.ts';
import { Prose } from '../../components/detail/prose.tsx';
import { Section } from '../../components/detail/section.tsx';
import { TrainingOperation, type TrainingQuery } from '../../graphql/generated/operations.ts';
import { useDetailTexts } from '../../components/detail/use-detail-texts.ts';
import { formatDateRange } from '../../lib/dates.ts';
import { useSite } from '../../lib/site.ts';
import type { fr } from './locales/fr.ts';

type Training = NonNullable<TrainingQuery['passerelleTraining']>;

export const loader = (given: LoaderFunctionArgs): Promise<DetailData<Training>> =>
  loadDetail(given, 'training', TrainingOperation, (result) => result.passerelleTraining);

export function Component() {
  const t = useDetailTexts<{ trainings: typeof fr }>();
  const { language } = useSite();
  const { item, alternates } = useLoaderData<DetailData<Training>>();
  const { card, startDate, endDate, url } = item;
  const mode = card.mode && t(`mode.${card.mode}`);
  return (
    <DetailPage
      item={item}
      alternates={alternates}
      kicker={mode ? `${t('family.training')} · ${mode}` : t('family.training')}
      aside={
        <>
          <Facts
            facts={[
              { name: t('detail.dates'), value: startDate && formatDateRange(startDate, endDate, language) },
              { name: t('trainings.provider'), value: item.provider },
              { name: t('detail.organiser'), value: item.organiser },
              { name: t('detail.mode'), value: mode },
              { name: t('trainings.level'), value: card.level && t(`level.${card.level}`) },
              { name: t('detail.price'), value: item.price },
              { name: t('detail.address'), value: item.address },
              ...commonFacts(card, t),
            ]}
          />
          {url && <ExternalLink url={url} label={t('trainings.enrol')} strong />}
        </>
      }
    >
      {item.description && (
        <Section title={t('trainings.about')}>
          <Prose html={item.description} />
        </Section>
      )}
      {item.links.length > 0 && (
        <Section title={t('detail.links')}>
          <Links links={item.links} />
        </Section>
      )}
      {item.documents.length > 0 && (
        <Section title={t('detail.documents')}>
          <Documents files={item.documents} />
        </Section>
      )}
    </DetailPage>
  );
}
