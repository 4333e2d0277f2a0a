import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCommonFacts } from '../../content/detail/use-common-facts.ts';
import { Badge } from '../../content/detail/badge.tsx';
import { DetailPage } from '../../content/detail/detail-page.tsx';
import { Documents } from '../../content/detail/documents.tsx';
import { Facts } from '../../content/detail/facts.tsx';
import { Gallery } from '../../content/detail/gallery.tsx';
import { type DetailData, loadDetail } from '../../content/detail/load-detail.ts';
import { People } from '../../content/detail/people.tsx';
import { Paragraphs, Prose } from '../../content/detail/prose.tsx';
import { usePeriodOfDays } from '../../content/detail/period-of-days.ts';
import { Section } from '../../content/detail/section.tsx';
import { InitiativeOperation, type InitiativeQuery } from '../../../shared/graphql/generated/operations.ts';
import { youtubeId } from '../../lib/format.ts';
import { Actions } from './actions.tsx';
import { Exchange } from './exchange.tsx';
import { Video } from './video.tsx';
import { VideoFiles } from './video-files.tsx';

type Initiative = NonNullable<InitiativeQuery['passerelleInitiative']>;

export const loader = (given: LoaderFunctionArgs): Promise<DetailData<Initiative>> =>
  loadDetail(given, 'initiative', InitiativeOperation, (result) => result.passerelleInitiative);

export function Component() {
  const { t } = useTranslation(['initiatives', 'detail']);
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
      aside={<Facts facts={[{ name: t('detail:dates'), value: dates }, ...useCommonFacts(card)]} />}
    >
      {item.description && (
        <Section title={t('about')}>
          <Prose html={item.description} />
        </Section>
      )}
      {item.localContext && (
        <Section title={t('context')}>
          <Paragraphs text={item.localContext} />
        </Section>
      )}
      {item.ambition && (
        <Section title={t('ambition')}>
          <Paragraphs text={item.ambition} />
        </Section>
      )}
      {item.actions.length > 0 && (
        <Section title={t('actions')}>
          <Actions actions={item.actions} completed={card.completed} />
        </Section>
      )}
      <Exchange offered={item.offered} sought={item.sought} />
      {item.members.length > 0 && (
        <Section title={t('detail:people')}>
          <People people={item.members} />
        </Section>
      )}
      {item.partners.length > 0 && (
        <Section title={t('detail:partners')}>
          <People people={item.partners} />
        </Section>
      )}
      {item.gallery.length > 0 && (
        <Section title={t('gallery')}>
          <Gallery images={item.gallery} />
        </Section>
      )}
      {youtubeUrl && youtubeId(youtubeUrl) && (
        <Section title={t('video')}>
          <Video url={youtubeUrl} title={card.title} seed={card.groupId} />
        </Section>
      )}
      {item.videos.length > 0 && (
        <Section title={t('videos')}>
          <VideoFiles files={item.videos} />
        </Section>
      )}
      {item.documents.length > 0 && (
        <Section title={t('detail:documents')}>
          <Documents files={item.documents} />
        </Section>
      )}
    </DetailPage>
  );
}
