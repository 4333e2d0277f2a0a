import { useTranslation } from 'react-i18next';
import { useCommonFacts } from '../../content/detail/use-common-facts.ts';
import { Countdown } from '../../content/detail/countdown.tsx';
import { Facts } from '../../content/detail/facts.tsx';
import { WayOut } from '../../content/detail/links.tsx';
import { Panel, PanelFact, PanelNote, PanelTitle, QuietAction } from '../../content/detail/panel.tsx';
import { SignIn } from '../../content/detail/sign-in.tsx';
import { When } from '../../content/detail/when.tsx';
import { pathTo } from '../../../shared/config/routes.ts';
import { calendarItemPath } from '../../../shared/config/document-paths.ts';
import { aidTypeKeys, callTypeKeys, depositLanguageKeys } from '../../../shared/i18n/label-keys.ts';
import { formatDate } from '../../../shared/dates/dates.ts';
import { withParameters } from '../../../shared/links/with-parameters.ts';
import { useSite } from '../../lib/site.ts';
import { useFieldLabel } from '../../lib/use-field-label.ts';
import type { Call } from './call.ts';
import { type CallMoment, takesApplications } from './call-moment.ts';

interface CallPanelProps {
  call: Call;
  moment: CallMoment;
}

/** Until when, there and here, and how to apply. */
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
      {moment === 'planned' && opensAt && managementMode === 'INTERNAL' && (
        <PanelNote>{t('applyHereFrom', { date: formatDate(opensAt, language, zone) })}</PanelNote>
      )}
      {open && extendedFrom && (
        <PanelNote>{t('extendedNote', { date: formatDate(extendedFrom, language, zone) })}</PanelNote>
      )}
      {open && (
        <div data-while-open="">
          <Apply call={call} />
        </div>
      )}
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
            label={t('calendar')}
            download
          />
        )
      )}
    </Panel>
  );
}

/** What kind of call it is, for whom and where. */
export function CallFacts({ call, moment }: CallPanelProps) {
  const { t } = useTranslation('calls');
  const label = useFieldLabel();
  const { card, opensAt, zone } = call;
  const languages = call.depositLanguages.map((code) => t(depositLanguageKeys[code])).join(', ');
  return (
    <Facts
      facts={[
        {
          name: t('opens'),
          value: moment !== 'planned' && opensAt && <When instant={opensAt} zone={zone} />,
        },
        { name: label('callType'), value: card.callType && t(callTypeKeys[card.callType]) },
        { name: label('aidType'), value: card.aidType && t(aidTypeKeys[card.aidType]) },
        { name: label('depositLanguages'), value: languages },
        ...useCommonFacts(card),
      ]}
    />
  );
}

/** On the organiser’s site after the warning that names it, or here: then a visitor is invited to sign in. */
function Apply({ call: { managementMode, externalUrl, linkIsDead } }: { call: Call }) {
  const { t } = useTranslation('calls');
  if (managementMode === 'EXTERNAL') {
    if (!externalUrl) return null;
    return (
      <>
        {linkIsDead && <PanelNote>{t('linkIsDead')}</PanelNote>}
        <WayOut url={externalUrl} label={t('apply')} strong />
      </>
    );
  }
  return (
    <>
      <PanelNote>{t('applyHere')}</PanelNote>
      <SignIn label={t('applySignedIn')} />
    </>
  );
}
