import { commonFacts } from '../../components/detail/common-facts.tsx';
import { Facts } from '../../components/detail/facts.tsx';
import { ExternalLink } from '../../components/detail/links.tsx';
import { ReaderTime } from '../../components/detail/reader-time.tsx';
import { useDetailTexts } from '../../components/detail/use-detail-texts.ts';
import { formatDate, formatTime, zoneCity } from '../../lib/dates.ts';
import { useSite } from '../../lib/site.ts';
import type { Event } from './event.ts';
import type { fr } from './locales/fr.ts';

/** When there and here, where, at what price; the way in while it lasts. */
export function EventAside({ event }: { event: Event }) {
  const t = useDetailTexts<{ events: typeof fr }>();
  const { language, now } = useSite();
  const { card, startsAt, endsAt, onlineUrl } = event;
  const zone = event.zone ?? 'UTC';
  const last = endsAt ?? startsAt;
  const past = last ? Date.parse(last) < now : false;
  const instant = (iso: string) => (
    <time dateTime={iso}>
      {t('events.at', {
        date: formatDate(iso, language, zone),
        time: formatTime(iso, language, zone),
        city: zoneCity(zone, language),
      })}
    </time>
  );
  return (
    <>
      {past && <p>{t('events.past')}</p>}
      <Facts
        facts={[
          {
            name: t('events.starts'),
            value: startsAt && (
              <>
                {instant(startsAt)}
                <ReaderTime instant={startsAt} zone={zone} />
              </>
            ),
          },
          { name: t('events.ends'), value: endsAt && instant(endsAt) },
          { name: t('detail.mode'), value: card.mode && t(`mode.${card.mode}`) },
          { name: t('detail.place'), value: event.place },
          { name: t('detail.address'), value: [event.address, card.city].filter(Boolean).join(', ') },
          { name: t('detail.price'), value: event.price },
          { name: t('detail.organiser'), value: event.organiser },
          ...commonFacts(card, t),
        ]}
      />
      {onlineUrl && !past && <ExternalLink url={onlineUrl} label={t('events.join')} strong />}
    </>
  );
}
