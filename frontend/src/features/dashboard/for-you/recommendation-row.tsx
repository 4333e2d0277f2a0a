import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { familyOfType } from '../../../../shared/config/content-types.ts';
import { languageOfGraphql } from '../../../../shared/config/locales.ts';
import { formatDate } from '../../../../shared/dates/dates.ts';
import type { ForYouQuery } from '../../../../shared/graphql/generated/operations.ts';
import { familyKeys } from '../../../../shared/i18n/family-keys.ts';
import { itemPath } from '../../../../shared/links/item-path.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useSite } from '../../../lib/site.ts';
import styles from './for-you.module.css';

export type Recommendation = ForYouQuery['passerelleForYou']['items'][number];
type Reason = Recommendation['reasons'][number];

/** Reasons whose values are sentences. */
const opportunityKeys = {
  offers_sought: 'forYou.reason_OFFERS_SOUGHT',
  seeks_offered: 'forYou.reason_SEEKS_OFFERED',
} as const;
const reasonKeys = {
  sector: 'forYou.reason_SECTOR',
  country: 'forYou.reason_COUNTRY',
  closing_soon: 'forYou.reason_CLOSING_SOON',
  coming_soon: 'forYou.reason_COMING_SOON',
  recent: 'forYou.reason_RECENT',
} as const satisfies Record<Exclude<Reason['code'], keyof typeof opportunityKeys>, string>;
/** Reasons whose values are instants. */
const dated: ReadonlySet<Reason['code']> = new Set(['closing_soon', 'coming_soon', 'recent'] as const);

interface RecommendationRowProps {
  item: Recommendation;
  onDismiss: () => Promise<void>;
}

/** One item with the reasons why it is here, and the way not to see it again. */
export function RecommendationRow({ item: { card, reasons }, onDismiss }: RecommendationRowProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { language } = useSite();
  const titleId = useId();
  const [isBusy, setBusy] = useState(false);
  const family = familyOfType(card.type);
  const own = languageOfGraphql(card.language);
  const lang = own === language ? undefined : own;

  async function dismiss(): Promise<void> {
    setBusy(true);
    await onDismiss();
    setBusy(false);
  }

  return (
    <li
      className={styles['row']}
      aria-labelledby={titleId}
      aria-busy={isBusy || undefined}
      data-recommendation={card.groupId}
      data-family={family}
    >
      <p className={styles['kicker']}>
        {t(familyKeys[family], { ns: 'common' })}
        {lang && <span className={styles['label']}>{t('forYou.otherLanguage')}</span>}
      </p>
      <h3 id={titleId} lang={lang}>
        <a href={itemPath(card.type, card.slug, own)} hrefLang={lang}>
          {card.title}
        </a>
      </h3>
      {card.summary && <p lang={lang}>{card.summary}</p>}
      <ul className={styles['reasons']} aria-label={t('forYou.reasons')}>
        {reasons.map((reason) => (
          <li key={`${reason.code} ${reason.value}`}>
            <ReasonText reason={reason} />
          </li>
        ))}
      </ul>
      <p className={styles['dismiss']}>
        <Button type="button" kind="quiet" busy={isBusy} onClick={() => void dismiss()}>
          {t('forYou.dismiss')}
          <span className="visually-hidden"> {card.title}</span>
        </Button>
      </p>
    </li>
  );
}

function ReasonText({ reason: { code, language: of, value } }: { reason: Reason }) {
  const { t } = useTranslation('dashboard');
  const { language } = useSite();
  const own = languageOfGraphql(of);
  if (code !== 'offers_sought' && code !== 'seeks_offered')
    return t(reasonKeys[code], { value: dated.has(code) ? formatDate(value, language) : value });
  return (
    <>
      {t(opportunityKeys[code])} <q lang={own === language ? undefined : own}>{value}</q>
    </>
  );
}
