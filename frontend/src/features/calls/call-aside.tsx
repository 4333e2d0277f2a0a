import type { ReactNode } from 'react';
import { commonFacts } from '../../components/detail/common-facts.tsx';
import { Facts } from '../../components/detail/facts.tsx';
import { ExternalLink } from '../../components/detail/links.tsx';
import { ReaderTime } from '../../components/detail/reader-time.tsx';
import { routes } from '../../config/routes.ts';
import { useDetailTexts } from '../../components/detail/use-detail-texts.ts';
import { formatDate, formatTime, zoneCity } from '../../lib/dates.ts';
import { useSite } from '../../lib/site.ts';
import type { Call } from './call.ts';
import type { fr } from './locales/fr.ts';

/** Until when, in which languages, and how to apply while the call is open. */
export function CallAside({ call }: { call: Call }) {
  const t = useDetailTexts<{ calls: typeof fr }>();
  const { card, opensAt, closesAt, managementMode, externalUrl } = call;
  const zone = call.zone ?? 'UTC';
  const languages = call.depositLanguages.map((code) => t(`depositLanguage.${code}`)).join(', ');
  const open = card.openState === 'OPEN';
  return (
    <>
      <Facts
        facts={[
          { name: t('calls.opens'), value: opensAt && <Instant instant={opensAt} zone={zone} /> },
          {
            name: t('calls.closes'),
            value: closesAt && (
              <>
                <Instant instant={closesAt} zone={zone} />
                <ReaderTime instant={closesAt} zone={zone} />
              </>
            ),
          },
          { name: t('calls.type'), value: card.callType && t(`callType.${card.callType}`) },
          { name: t('calls.aid'), value: card.aidType && t(`aidType.${card.aidType}`) },
          { name: t('calls.languages'), value: languages },
          ...commonFacts(card, t),
        ]}
      />
      {open && managementMode === 'EXTERNAL' && externalUrl && (
        <ExternalLink url={externalUrl} label={t('calls.apply')} strong />
      )}
      {open && managementMode === 'INTERNAL' && (
        <p>{t(routes.login.published ? 'calls.applyInternal' : 'calls.applyLater')}</p>
      )}
    </>
  );
}

function Instant({ instant, zone }: { instant: string; zone: string }): ReactNode {
  const t = useDetailTexts<{ calls: typeof fr }>();
  const { language } = useSite();
  return (
    <time dateTime={instant}>
      {t('calls.at', {
        date: formatDate(instant, language, zone),
        time: formatTime(instant, language, zone),
        city: zoneCity(zone, language),
      })}
    </time>
  );
}
