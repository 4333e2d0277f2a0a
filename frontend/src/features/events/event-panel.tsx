import { useTranslation } from 'react-i18next';
import { useCommonFacts } from '../../content/detail/use-common-facts.ts';
import { Countdown } from '../../content/detail/countdown.tsx';
import { Facts } from '../../content/detail/facts.tsx';
import { WayOut } from '../../content/detail/links.tsx';
import { Panel, PanelFact, PanelTitle, QuietAction } from '../../content/detail/panel.tsx';
import { DirectoryName } from '../../content/detail/people.tsx';
import { Period } from '../../content/detail/when.tsx';
import { calendarItemPath } from '../../../shared/config/document-paths.ts';
import { isPlainDate } from '../../../shared/dates/dates.ts';
import { modeKeys } from '../../../shared/i18n/label-keys.ts';
import { withParameters } from '../../../shared/links/with-parameters.ts';
import { beginningOf, textOfInstant } from '../../lib/forms/local-time.ts';
import { formatNumber } from '../../lib/format.ts';
import { useSite } from '../../lib/site.ts';
import { useFieldLabel } from '../../lib/use-field-label.ts';
import type { Event } from './event.ts';
import type { EventMoment } from './event-moment.ts';

interface EventPanelProps {
  event: Event;
  moment: EventMoment | null;
}

/** Beginning as an instant; a day without hours begins at midnight of the event's zone. */
const firstInstant = (start: string, zone: string | null): string =>
  isPlainDate(start) ? textOfInstant(beginningOf(zone ?? 'UTC', start)) : start;

/** Panel with the time in both time zones, the place and the price, and the link to join while the event lasts. */
export function EventPanel({ event, moment }: EventPanelProps) {
  const { t } = useTranslation(['events', 'detail']);
  const label = useFieldLabel();
  const { language } = useSite();
  const { card, startsAt, endsAt, onlineUrl, place, address, capacity, price, zone } = event;
  const where = [place, address].filter(Boolean).join(', ');
  return (
    <Panel>
      {(moment === 'next' || moment === 'today') && startsAt && (
        <Countdown until={firstInstant(startsAt, zone)} zone={zone} kind="starting" />
      )}
      {moment === 'now' && <PanelTitle>{t('now')}</PanelTitle>}
      {moment === 'past' && <PanelTitle>{t('past')}</PanelTitle>}
      {startsAt && (
        <PanelFact label={t('when')}>
          <Period start={startsAt} end={endsAt} zone={zone} />
        </PanelFact>
      )}
      {where && (
        <PanelFact label={label('place')}>
          {place}
          {place && address && <br />}
          {address}
        </PanelFact>
      )}
      {address && (
        <WayOut
          url={withParameters('https://www.openstreetmap.org/search', { query: address })}
          label={t('detail:map')}
        />
      )}
      {capacity !== null && (
        <PanelFact label={label('capacity')}>{formatNumber(capacity, language)}</PanelFact>
      )}
      {price && <PanelFact label={label('price')}>{price}</PanelFact>}
      {onlineUrl && moment !== 'past' && <WayOut url={onlineUrl} label={t('join')} strong />}
      {startsAt && moment !== 'past' && (
        <QuietAction
          href={calendarItemPath('event', language, card.slug)}
          icon="event"
          label={t('detail:calendar')}
          download
        />
      )}
    </Panel>
  );
}

export function EventFacts({ event }: { event: Event }) {
  const { t } = useTranslation('detail');
  const { card, organiser } = event;
  return (
    <Facts
      facts={[
        { name: t('mode'), value: card.mode && t(modeKeys[card.mode]) },
        { name: t('organiser'), value: organiser && <DirectoryName person={organiser} /> },
        ...useCommonFacts(card),
      ]}
    />
  );
}
