import { useTranslation } from 'react-i18next';
import { useInstantText } from '../../../../components/instants/instant-text.tsx';
import { FileList } from './file-list.tsx';
import styles from './reading.module.css';
import type { SentApplication } from './received.ts';

/** The letters of recommendation that were received. */
export function ReceivedLetters({ application }: { application: SentApplication }) {
  const { t } = useTranslation('received');
  const instant = useInstantText();
  const { letters } = application;
  if (letters.length === 0) return null;
  return (
    <section className={styles['answers']} aria-labelledby="letters">
      <h2 id="letters">{t('reading.letters')}</h2>
      {letters.map(({ id, name, receivedAt, text, files }) => (
        <article key={id} className={styles['letter']} aria-labelledby={`letter-${id}`}>
          <h3 id={`letter-${id}`}>{name}</h3>
          <p>{t('reading.receivedAt', { instant: instant(receivedAt, application.zone ?? 'UTC') })}</p>
          {text !== '' && <p className={styles['text']}>{text}</p>}
          {files.length > 0 && <FileList files={files} />}
        </article>
      ))}
    </section>
  );
}
