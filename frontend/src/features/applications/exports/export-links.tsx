import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { exportApplications } from '../../../../shared/config/calls/received-application-calls.ts';
import type { BodyOf } from '../../../../shared/config/calls/types.ts';
import { useSite } from '../../../lib/site.ts';
import { exportSearch } from './export-search.ts';
import type { ListState } from '../received/list/list-state.ts';
import { classes } from '../../../lib/classes.ts';
import tool from '../../../components/list/tool.module.css';
import styles from '../received/list/list.module.css';

const formats = ['xlsx', 'csv', 'zip'] as const satisfies readonly BodyOf<
  typeof exportApplications
>['format'][];
const keys = {
  xlsx: { name: 'exports.xlsx.name', what: 'exports.xlsx.what' },
  csv: { name: 'exports.csv.name', what: 'exports.csv.what' },
  zip: { name: 'exports.zip.name', what: 'exports.zip.what' },
} as const satisfies Record<(typeof formats)[number], Record<'name' | 'what', ParseKeys<'received'>>>;

interface ExportLinksProps {
  callId: number;
  /** The applications that the list shows are those of the files. */
  state: ListState;
  total: number;
}

/** Downloads the applications that a list shows, on all of its pages, as files in the language of the page. */
export function ExportLinks({ callId, state, total }: ExportLinksProps) {
  const { t } = useTranslation('received');
  const { language } = useSite();
  return (
    <details className={classes(tool['tool'], styles['exports'])}>
      <summary>{t('exports.title', { count: total })}</summary>
      <p className={styles['soft']}>{t('exports.lead')}</p>
      <dl>
        {formats.map((format) => (
          <div key={format}>
            <dt>
              <a
                href={`${exportApplications.path}?${exportSearch(state, { callId, format, locale: language })}`}
                download
              >
                {t(keys[format].name)}
              </a>
            </dt>
            <dd>{t(keys[format].what)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['soft']}>{t('exports.logged')}</p>
    </details>
  );
}
