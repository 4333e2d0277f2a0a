import { useTranslation } from 'react-i18next';
import { useCommonFacts } from '../../content/detail/use-common-facts.ts';
import { Badge } from '../../content/detail/badge.tsx';
import { DetailPage } from '../../content/detail/detail-page.tsx';
import { Documents } from '../../content/detail/documents.tsx';
import { Facts } from '../../content/detail/facts.tsx';
import { Gallery } from '../../content/detail/gallery.tsx';
import { DirectoryName, People } from '../../content/detail/people.tsx';
import { Paragraphs, Prose } from '../../content/detail/prose.tsx';
import { usePeriodOfDays } from '../../content/detail/period-of-days.ts';
import { Section } from '../../content/detail/section.tsx';
import type { Language } from '../../../shared/config/locales.ts';
import type { InitiativePageFragment } from '../../../shared/graphql/generated/operations.ts';
import { youtubeId } from '../../lib/format.ts';
import { Notice } from '../../components/ui/notice.tsx';
import { useFieldLabel } from '../../lib/use-field-label.ts';
import { Actions } from './actions.tsx';
import { Exchange } from './exchange.tsx';
import { Video } from './video.tsx';
import { VideoFiles } from './video-files.tsx';

export type Initiative = InitiativePageFragment;

interface InitiativeArticleProps {
  item: Initiative;
  /** Addresses by language; none of a preview. */
  alternates: Partial<Record<Language, string>>;
  /** Path of a page that is not public, without query and fragment; absent for public pages. */
  previewPath?: string;
}

/** An initiative as its public page shows it. */
export function InitiativeArticle({ item, alternates, previewPath }: InitiativeArticleProps) {
  const { t } = useTranslation(['initiatives', 'detail']);
  const label = useFieldLabel();
  const { card, startDate, endDate, youtubeUrl, organiser } = item;
  const dates = usePeriodOfDays()(startDate, endDate);
  return (
    <DetailPage
      item={item}
      alternates={alternates}
      previewPath={previewPath}
      kicker={
        <>
          {t('family.initiative')}
          {card.completed && <Badge tone="over" label={t('cards.completed')} />}
        </>
      }
      lead={item.subtitle}
      aside={
        <Facts
          facts={[
            { name: t('detail:dates'), value: dates },
            { name: t('detail:organiser'), value: organiser && <DirectoryName person={organiser} /> },
            ...useCommonFacts(card),
          ]}
        />
      }
    >
      {item.translatedFromEarlierVersion && <Notice>{t('earlierVersion')}</Notice>}
      <Section title={t('about')}>{item.description && <Prose html={item.description} />}</Section>
      <Section title={t('context')}>{item.localContext && <Paragraphs text={item.localContext} />}</Section>
      <Section title={t('ambition')}>{item.ambition && <Paragraphs text={item.ambition} />}</Section>
      <Section title={t('actions')}>
        {item.actions.length > 0 && <Actions actions={item.actions} completed={card.completed} />}
      </Section>
      <Exchange offered={item.offered} sought={item.sought} />
      <Section title={t('detail:people')}>
        {item.members.length > 0 && <People people={item.members} />}
      </Section>
      <Section title={label('partners')}>
        {item.partners.length > 0 && <People people={item.partners} />}
      </Section>
      <Section title={t('gallery')}>{item.gallery.length > 0 && <Gallery images={item.gallery} />}</Section>
      <Section title={t('video')}>
        {youtubeUrl && youtubeId(youtubeUrl) && (
          <Video url={youtubeUrl} title={card.title} seed={card.groupId} />
        )}
      </Section>
      <Section title={t('videos')}>{item.videos.length > 0 && <VideoFiles files={item.videos} />}</Section>
      <Section title={label('documentIds')}>
        {item.documents.length > 0 && <Documents files={item.documents} />}
      </Section>
    </DetailPage>
  );
}
