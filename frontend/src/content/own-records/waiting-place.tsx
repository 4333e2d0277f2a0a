import { useTranslation } from 'react-i18next';

interface WaitingPlaceProps {
  /** How many records were submitted before, and how long decisions usually take. */
  waiting: { readonly ahead: number; readonly usualDays: number | null };
}

/** The place in the queue of what waits for a validator. */
export function WaitingPlace({ waiting: { ahead, usualDays } }: WaitingPlaceProps) {
  const { t } = useTranslation('ownRecords');
  return (
    <>
      {usualDays !== null && <span>{t('usually', { count: usualDays })}</span>}
      <span>{ahead === 0 ? t('firstInQueue') : t('ahead', { count: ahead })}</span>
    </>
  );
}
