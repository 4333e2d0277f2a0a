import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';
import { familyOfType, type Family, familyIds } from '../../../shared/config/content-types.ts';
import type { HomeQuery } from '../../../shared/graphql/generated/operations.ts';
import { archivePath } from '../../../shared/links/archive-path.ts';
import { useSite } from '../../lib/site.ts';
import styles from './figures.module.css';

const countedKeys = {
  call: 'counted.call',
  initiative: 'counted.initiative',
  event: 'counted.event',
  training: 'counted.training',
  resource: 'counted.resource',
  project: 'counted.project',
  directory: 'counted.directory',
} as const satisfies Record<Family, string>;

interface FiguresProps {
  counts: HomeQuery['passerelleHome']['counts'];
  countries: number;
}

/** How much there is of each family, each figure a way in. */
export function Figures({ counts, countries }: FiguresProps) {
  const { t } = useTranslation('home');
  const { language } = useSite();
  const numbers = new Intl.NumberFormat(language);
  const totals = new Map<Family, number>();
  for (const { type, count } of counts) {
    const family = familyOfType(type);
    totals.set(family, (totals.get(family) ?? 0) + count);
  }
  return (
    <nav aria-label={t('figures')} className={styles['figures']}>
      <ul>
        {familyIds
          .filter((family) => totals.get(family))
          .map((family) => (
            <li key={family} data-family={family}>
              <a href={archivePath(family, language)}>
                <Icon name={family} />
                <strong>{numbers.format(totals.get(family) ?? 0)}</strong>
                <span>{t(countedKeys[family], { count: totals.get(family) ?? 0 })}</span>
              </a>
            </li>
          ))}
        {countries > 0 && (
          <li className={styles['countries']}>
            <p>
              <Icon name="globe" />
              <strong>{numbers.format(countries)}</strong>
              <span>{t('countries', { count: countries })}</span>
            </p>
          </li>
        )}
      </ul>
    </nav>
  );
}
