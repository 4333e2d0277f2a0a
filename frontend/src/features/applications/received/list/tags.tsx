import { useTranslation } from 'react-i18next';
import styles from './list.module.css';

/** Tags of an application: text in a frame, without colours. */
export function Tags({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('received');
  if (names.length === 0) return null;
  return (
    <ul className={styles['tags']} aria-label={t('tags.label')}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
