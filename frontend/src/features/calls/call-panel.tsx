import { commonFacts } from '../../components/detail/common-facts.tsx';
import { Countdown } from '../../components/detail/countdown.tsx';
import { Facts } from '../../components/detail/facts.tsx';
import { WayOut } from '../../components/detail/links.tsx';
import { Panel, PanelFact, PanelNote, PanelTitle, QuietAction } from '../../components/detail/panel.tsx';
import { SignIn } from '../../components/detail/sign-in.tsx';
import { useDetailTexts } from '../../components/detail/use-detail-texts.ts';
import { When } from '../../components/detail/when.tsx';
import { calendarItemPath, pathTo } from '../../config/routes.ts';
import { formatDate } from '../../lib/dates.ts';
import { withParameters } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import type { Call } from './call.ts';
import { type CallMoment, takesApplications } from './call-moment.ts';
import type { fr } from './locales/fr.ts';

interface CallPanelProps {
  call: Call;
  moment: CallMoment;
}

/** Until when, there and here, and how to apply. */
export function CallPanel({ call, moment }: CallPanelProps) {
  const t = useDetailTexts<{ calls: typeof fr }>();
  const { language } = useSite();
  const { card, opensAt, closesAt, extendedFrom, managementMode, zone } = call;
  const open = takesApplications(moment);
  return (
    <Panel>
      {moment === 'planned' && opensAt && <Countdown until={opensAt} zone={zone} kind="opening" />}
      {open && closesAt && <Countdown until={closesAt} zone={zone} kind="closing" />}
      {moment === 'closed' && <PanelTitle>{t('calls.isClosed')}</PanelTitle>}
      {moment === 'planned' && opensAt && (
        <PanelFact label={t('calls.opens')}>
          <When instant={opensAt} zone={zone} withReader />
        </PanelFact>
      )}
      {closesAt && (
        <PanelFact label={t('calls.closes')}>
          <When instant={closesAt} zone={zone} withReader />
        </PanelFact>
      )}
      {moment === 'planned' && opensAt && managementMode === 'INTERNAL' && (
        <PanelNote>{t('calls.applyHereFrom', { date: formatDate(opensAt, language, zone) })}</PanelNote>
      )}
      {open && extendedFrom && (
        <PanelNote>{t('calls.extendedNote', { date: formatDate(extendedFrom, language, zone) })}</PanelNote>
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
          label={t('calls.noOtherCalls')}
        />
      ) : (
        closesAt && (
          <QuietAction
            href={calendarItemPath('call', language, card.slug)}
            icon="event"
            label={t('calls.calendar')}
            download
          />
        )
      )}
    </Panel>
  );
}

/** What kind of call it is, for whom and where. */
export function CallFacts({ call, moment }: CallPanelProps) {
  const t = useDetailTexts<{ calls: typeof fr }>();
  const { card, opensAt, zone } = call;
  const languages = call.depositLanguages.map((code) => t(`depositLanguage.${code}`)).join(', ');
  return (
    <Facts
      facts={[
        {
          name: t('calls.opens'),
          value: moment !== 'planned' && opensAt && <When instant={opensAt} zone={zone} />,
        },
        { name: t('calls.type'), value: card.callType && t(`callType.${card.callType}`) },
        { name: t('calls.aid'), value: card.aidType && t(`aidType.${card.aidType}`) },
        { name: t('calls.languages'), value: languages },
        ...commonFacts(card, t),
      ]}
    />
  );
}

/** On the organiser’s site after the warning that names it, or here: then a visitor is invited to sign in. */
function Apply({ call: { managementMode, externalUrl } }: { call: Call }) {
  const t = useDetailTexts<{ calls: typeof fr }>();
  if (managementMode === 'EXTERNAL') {
    return externalUrl ? <WayOut url={externalUrl} label={t('calls.apply')} strong /> : null;
  }
  return (
    <>
      <PanelNote>{t('calls.applyHere')}</PanelNote>
      <SignIn label={t('calls.applySignedIn')} />
    </>
  );
}
