import { useSyncExternalStore } from 'react';
import { useTranslate } from '../../i18n/use-translate.ts';
import { formatDate, formatTime } from '../../lib/dates.ts';
import { useSite } from '../../lib/site.ts';
import styles from './detail.module.css';

const neverChanges = () => () => {};
const readerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
/** On the server, and while the client takes its page over. */
const unknownZone = (): undefined => undefined;

/** The same instant where the reader is, once the browser can tell; nothing when it reads the same there. */
export function ReaderTime({ instant, zone }: { instant: string; zone: string }) {
  const t = useTranslate();
  const { language } = useSite();
  const own = useSyncExternalStore(neverChanges, readerZone, unknownZone);
  const read = (place: string) => ({
    date: formatDate(instant, language, place),
    time: formatTime(instant, language, place),
  });
  const here = own ? read(own) : undefined;
  const there = read(zone);
  const same = !here || (here.date === there.date && here.time === there.time);
  return <span className={styles['readerTime']}>{same ? null : t('detail.readerTime', here)}</span>;
}
