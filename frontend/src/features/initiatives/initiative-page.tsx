import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { commonFacts } from '../../components/detail/common-facts.tsx';
import { Badge } from '../../components/detail/badge.tsx';
import { DetailPage } from '../../components/detail/detail-page.tsx';
import { Documents } from '../../components/detail/documents.tsx';
import { Facts } from '../../components/detail/facts.tsx';
import { Gallery } from '../../components/detail/gallery.tsx';
import { type DetailData, loadDetail } from '../../components/detail/load-detail.ts';
import { People } from '../../components/detail/people.tsx';
import { Paragraphs, Prose } from '../../components/detail/prose.tsx';
import { usePeriodOfDays } from '../../components/detail/period-of-days.ts';
import { Section } from '../../components/detail/section.tsx';
import { InitiativeOperation, type InitiativeQuery } from '../../graphql/generated/operations.ts';
import { useDetailTexts } from '../../components/detail/use-detail-texts.ts';
import { youtubeId } from '../../lib/format.ts';
import { Actions } from './actions.tsx';
import { Exchange } from './exchange.tsx';
import { Video } from './video.tsx';
import { VideoFiles } from './video-files.tsx';
import type { fr } from './locales/fr.ts';

type Initiative = NonNullable<InitiativeQuery['passerelleInitiative']>;

export const loader = (given: LoaderFunctionArgs): Promise<DetailData<Initiative>> =>
  loadDetail(given, 'initiative', InitiativeOperation, (result) => result.passerelleInitiative);

export function Component() {
  const t = useDetailTexts<{ initiatives: typeof fr }>();
  const { item, alternates } = useLoaderData<DetailData<Initiative>>();
  const { card, startDate, endDate, youtubeUrl } = item;
  const dates = usePeriodOfDays()(startDate, endDate);
  return (
    <DetailPage
      item={item}
      alternates={alternates}
      kicker={
        <>
          {t('family.initiative')}
          {card.completed && <Badge tone="over" label={t('cards.completed')} />}
        </>
      }
      lead={item.subtitle}
      aside={<Facts facts={[{ name: t('detail.dates'), value: dates }, ...commonFacts(card, t)]} />}
    >
      {item.description && (
        <Section title={t('initiatives.about')}>
          <Prose html={item.description} />
        </Section>
      )}
      {item.localContext && (
        <Section title={t('initiatives.context')}>
          <Paragraphs text={item.localContext} />
        </Section>
      )}
      {item.ambition && (
        <Section title={t('initiatives.ambition')}>
          <Paragraphs text={item.ambition} />
        </Section>
      )}
      {item.actions.length > 0 && (
        <Section title={t('initiatives.actions')}>
          <Actions actions={item.actions} completed={card.completed} />
        </Section>
      )}
      <Exchange offered={item.offered} sought={item.sought} />
      {item.members.length > 0 && (
        <Section title={t('detail.people')}>
          <People people={item.members} />
        </Section>
      )}
      {item.partners.length > 0 && (
        <Section title={t('detail.partners')}>
          <People people={item.partners} />
        </Section>
      )}
      {item.gallery.length > 0 && (
        <Section title={t('initiatives.gallery')}>
          <Gallery images={item.gallery} />
        </Section>
      )}
      {youtubeUrl && youtubeId(youtubeUrl) && (
        <Section title={t('initiatives.video')}>
          <Video url={youtubeUrl} title={card.title} seed={card.groupId} />
        </Section>
      )}
      {item.videos.length > 0 && (
        <Section title={t('initiatives.videos')}>
          <VideoFiles files={item.videos} />
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
