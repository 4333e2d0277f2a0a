import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '../../content/detail/badge.tsx';
import { DetailPage } from '../../content/detail/detail-page.tsx';
import { Documents } from '../../content/detail/documents.tsx';
import { Links } from '../../content/detail/links.tsx';
import { Paragraphs, Prose } from '../../content/detail/prose.tsx';
import { Section } from '../../content/detail/section.tsx';
import { useNow } from '../../content/detail/use-now.ts';
import type { Language } from '../../../shared/config/locales.ts';
import { modeKeys } from '../../../shared/i18n/label-keys.ts';
import { formatDateRange, isPlainDate, ofZoneCity } from '../../../shared/dates/dates.ts';
import { formatDateAt, formatTimeAt } from '../../../shared/dates/zoned-dates.ts';
import { useSite } from '../../lib/site.ts';
import { useFieldLabel } from '../../lib/use-field-label.ts';
import type { Event } from './event.ts';
import { atNextDate, datesToCome } from './event-dates.ts';
import { EventDatesList } from './event-dates-list.tsx';
import { EventFacts, EventPanel } from './event-panel.tsx';
import { type EventMoment, eventMoment } from './event-moment.ts';

const momentKeys = {
  next: 'next',
  today: 'today',
  now: 'now',
  past: 'detail:past',
} as const satisfies Record<EventMoment, ParseKeys<['events', 'detail']>>;
const tones: Record<EventMoment, BadgeTone> = { next: 'coming', today: 'urgent', now: 'open', past: 'over' };

interface EventArticleProps {
  item: Event;
  /** Addresses by language; none of a preview. */
  alternates: Partial<Record<Language, string>>;
  /** Path of a page that is not public, without query and fragment; absent for public pages. */
  previewPath?: string;
}

/** An event as its public page shows it. */
export function EventArticle({ item: event, alternates, previewPath }: EventArticleProps) {
  const { t } = useTranslation(['events', 'detail']);
  const label = useFieldLabel();
  const { language } = useSite();
  const now = useNow();
  const item = atNextDate(event, now);
  const toCome = event.recurrence ? datesToCome(event, now) : [];
  const { card, startsAt } = item;
  const zone = item.zone ?? 'UTC';
  const sharedText = ({ endsAt }: Event, start: string): string =>
    isPlainDate(start)
      ? t('sharedAllDay', { date: formatDateRange(start, endsAt, language), summary: card.summary })
      : t('shared', {
          date: formatDateAt(start, language, zone),
          time: formatTimeAt(start, language, zone),
          city: ofZoneCity(zone, language),
          summary: card.summary,
        });
  const moment = card.completed ? 'past' : eventMoment(item, now);
  return (
    <DetailPage
      item={item}
      alternates={alternates}
      previewPath={previewPath}
      description={startsAt ? sharedText(item, startsAt) : undefined}
      kicker={
        <>
          {card.mode ? `${t('family.event')} · ${t(modeKeys[card.mode])}` : t('family.event')}
          {moment && <Badge tone={tones[moment]} label={t(momentKeys[moment])} />}
        </>
      }
      panel={<EventPanel event={item} moment={moment} />}
      aside={<EventFacts event={item} />}
    >
      <Section title={t('about')}>{item.description && <Prose html={item.description} />}</Section>
      <Section title={t('nextDates')}>
        {toCome.length > 1 && <EventDatesList dates={toCome} zone={item.zone} />}
      </Section>
      <Section title={label('accessibility')}>
        {item.accessibility && <Paragraphs text={item.accessibility} />}
      </Section>
      <Section title={label('links')}>{item.links.length > 0 && <Links links={item.links} />}</Section>
      <Section title={label('documentIds')}>
        {item.documents.length > 0 && <Documents files={item.documents} />}
      </Section>
    </DetailPage>
  );
}
