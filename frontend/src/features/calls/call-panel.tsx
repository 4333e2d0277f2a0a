import { useTranslation } from 'react-i18next';
import { type CallMoment, takesApplications } from '../../content/calls/call-moment.ts';
import { areResultsOut } from '../../content/calls/results.ts';
import { Countdown } from '../../content/detail/countdown.tsx';
import { Action, WayOut } from '../../content/detail/links.tsx';
import {
  Panel,
  PanelAction,
  PanelFact,
  PanelNote,
  PanelTitle,
  QuietAction,
} from '../../content/detail/panel.tsx';
import { useNow } from '../../content/detail/use-now.ts';
import { When } from '../../content/detail/when.tsx';
import { newApplicationPath } from '../../../shared/config/application-address.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { calendarItemPath } from '../../../shared/config/document-paths.ts';
import { formatDate } from '../../../shared/dates/dates.ts';
import { formatDateAt } from '../../../shared/dates/zoned-dates.ts';
import { withParameters } from '../../../shared/links/with-parameters.ts';
import { useSite } from '../../lib/site.ts';
import { useFieldLabel } from '../../lib/use-field-label.ts';
import { aidOf } from '../../../shared/calls/call-money.ts';
import { useApplicantFacts } from './applicant-facts.ts';
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
      {moment !== 'closed' && <Decisive call={call} />}
      {moment === 'planned' && opensAt && managementMode === 'internal' && (
        <PanelNote>{t('applyHereFrom', { date: formatDateAt(opensAt, language, zone) })}</PanelNote>
      )}
      {moment !== 'closed' && managementMode === 'internal' && <ToPrepare call={call} />}
      {open && extendedFrom && closesAt && (
        <PanelNote>{t('extendedNote', { date: formatDateAt(extendedFrom, language, zone) })}</PanelNote>
      )}
      {open && (
        <PanelAction>
          <Apply call={call} />
        </PanelAction>
      )}
      {moment === 'closed' && managementMode === 'internal' && (
        <PanelNote>
          <a href={newApplicationPath(language, card.id)}>{t('extensionOpen')}</a>
        </PanelNote>
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

/** What readers decide by, besides the dates: the amount, and who may apply. */
function Decisive({ call }: { call: Call }) {
  const { t } = useTranslation('calls');
  const { t: common } = useTranslation();
  const { language } = useSite();
  const facts = [{ name: t('aid'), value: aidOf(call, language, common) }, ...useApplicantFacts(call)];
  return (
    <>
      {facts.map(
        ({ name, value }) =>
          value && (
            <PanelFact key={name} label={name}>
              {value}
            </PanelFact>
          ),
      )}
    </>
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

/** Link for applying: to the organiser’s site through the warning that names it, or to the form here, after signing in. */
function Apply({ call: { applicationForm, card, managementMode, externalUrl, linkIsDead } }: { call: Call }) {
  const { t } = useTranslation('calls');
  const { language } = useSite();
  if (managementMode === 'external') {
    if (!externalUrl) return null;
    return (
      <>
        {linkIsDead && <PanelNote>{t('linkIsDead')}</PanelNote>}
        <WayOut url={externalUrl} label={t('apply')} strong />
      </>
    );
  }
  // The same for everybody: what it says to one person is on the screen that it leads to.
  if (!applicationForm) return <PanelNote>{t('noFormYet')}</PanelNote>;
  return (
    <>
      <Action href={newApplicationPath(language, card.id)} label={t('applyOnline')} />
      <PanelNote>{t('applyHere')}</PanelNote>
    </>
  );
}

/** What applying here takes: time, files and letters, and where the questions are. */
function ToPrepare({ call: { applicationForm, card } }: { call: Call }) {
  const { t } = useTranslation('calls');
  const { language } = useSite();
  if (!applicationForm) return null;
  const { attachments, minutes, questions } = applicationForm;
  const named = (isLetter: boolean) =>
    attachments
      .filter((each) => each.isLetter === isLetter)
      .map(({ label, isRequired }) => (isRequired ? label : t('optionalAttachment', { label })))
      .join(', ');
  const facts = [
    { name: t('filesAsked'), value: named(false) },
    { name: t('lettersAsked'), value: named(true) },
  ];
  return (
    <>
      {facts.map(
        ({ name, value }) =>
          value && (
            <PanelFact key={name} label={name}>
              {value}
            </PanelFact>
          ),
      )}
      <QuietAction
        href={pathTo('callQuestions', language, { slug: card.slug })}
        icon="arrow"
        label={t('readQuestions', { count: questions, minutes })}
      />
    </>
  );
}
