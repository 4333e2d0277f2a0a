import { useTranslation } from 'react-i18next';
import { type CallMoment, takesApplications } from '../../content/calls/call-moment.ts';
import { areResultsOut } from '../../content/calls/results.ts';
import { Countdown } from '../../content/detail/countdown.tsx';
import { WayOut } from '../../content/detail/links.tsx';
import { Panel, PanelFact, PanelNote, PanelTitle, QuietAction } from '../../content/detail/panel.tsx';
import { useNow } from '../../content/detail/use-now.ts';
import { When } from '../../content/detail/when.tsx';
import { pathTo } from '../../../shared/config/routes.ts';
import { calendarItemPath } from '../../../shared/config/document-paths.ts';
import { formatDate } from '../../../shared/dates/dates.ts';
import { formatDateAt } from '../../../shared/dates/zoned-dates.ts';
import { withParameters } from '../../../shared/links/with-parameters.ts';
import { useSite } from '../../lib/site.ts';
import { useFieldLabel } from '../../lib/use-field-label.ts';
import type { Call } from './call.ts';

interface CallPanelProps {
  call: Call;
  moment: CallMoment;
}

/** Panel with the deadline, in both time zones, and the way to apply. */
export function CallPanel({ call, moment }: CallPanelProps) {
  const { t } = useTranslation('calls');
  const { language } = useSite();
  const { card, opensAt, closesAt, extendedFrom, managementMode, zone } = call;
  const open = takesApplications(moment);
  return (
    <Panel>
      {moment === 'planned' && opensAt && <Countdown until={opensAt} zone={zone} kind="opening" />}
      {open && closesAt && <Countdown until={closesAt} zone={zone} kind="closing" />}
      {moment === 'closed' && <PanelTitle>{t('isClosed')}</PanelTitle>}
      {moment === 'planned' && opensAt && (
        <PanelFact label={t('opens')}>
          <When instant={opensAt} zone={zone} withReader />
        </PanelFact>
      )}
      {closesAt && (
        <PanelFact label={t('closes')}>
          <When instant={closesAt} zone={zone} withReader />
        </PanelFact>
      )}
      {moment === 'planned' && opensAt && managementMode === 'internal' && (
        <PanelNote>{t('applyHereFrom', { date: formatDateAt(opensAt, language, zone) })}</PanelNote>
      )}
      {open && extendedFrom && closesAt && (
        <PanelNote>
          {t('extendedNote', {
            date: formatDateAt(extendedFrom, language, zone),
            until: formatDateAt(closesAt, language, zone),
          })}
        </PanelNote>
      )}
      {open && (
        <div data-while-open="">
          <Apply call={call} />
        </div>
      )}
      {moment === 'closed' && <Results call={call} />}
      {moment === 'closed' ? (
        <QuietAction
          href={withParameters(pathTo('calls', language), { status: 'open' })}
          icon="arrow"
          label={t('noOtherCalls')}
        />
      ) : (
        closesAt && (
          <QuietAction
            href={calendarItemPath('call', language, card.slug)}
            icon="event"
            label={t(moment === 'planned' && opensAt ? 'remindOpening' : 'remindClosing')}
            download
          />
        )
      )}
    </Panel>
  );
}

/** Date on which the results are expected; from that day on, the link to them. */
function Results({ call: { resultsDate, resultsUrl, zone } }: { call: Call }) {
  const { t } = useTranslation('calls');
  const { language } = useSite();
  const label = useFieldLabel();
  const now = useNow();
  if (!resultsDate) return null;
  const date = formatDate(resultsDate, language);
  if (!areResultsOut(resultsDate, zone, now))
    return <PanelFact label={label('resultsDate')}>{date}</PanelFact>;
  return (
    <>
      <PanelNote>{t('resultsOut', { date })}</PanelNote>
      {resultsUrl && <WayOut url={resultsUrl} label={t('readResults')} strong />}
    </>
  );
}

/**
 * Link for applying: to the organiser’s site through the warning that names it. For calls managed here there is no form
 * yet, and only a reminder is offered.
 */
function Apply({ call: { managementMode, externalUrl, linkIsDead } }: { call: Call }) {
  const { t } = useTranslation('calls');
  if (managementMode === 'external') {
    if (!externalUrl) return null;
    return (
      <>
        {linkIsDead && <PanelNote>{t('linkIsDead')}</PanelNote>}
        <WayOut url={externalUrl} label={t('apply')} strong />
      </>
    );
  }
  return <PanelNote>{t('applyHere')}</PanelNote>;
}
