import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Meta } from '../../components/ui/meta.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { otherLanguage } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { cacheDumpFile } from '../../../shared/config/document-paths.ts';
import { viewDataContext, languageContext, useSite } from '../../lib/site.ts';
import {
  type CacheDump,
  type DumpProblem,
  dumpParameter,
  type CacheDumpViewData,
} from '../../../shared/pages/cache-pages.ts';
import styles from './technical.module.css';

interface DumpData {
  path: string;
  dump: CacheDump | undefined;
  problem: DumpProblem | undefined;
  switchPath: string;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<DumpData> {
  const { path, make } = context.get(viewDataContext) as CacheDumpViewData;
  const result = path === '' ? undefined : await make();
  const [dump, problem] = typeof result === 'string' ? [undefined, result] : [result, undefined];
  const other = pathTo('apolloCacheDump', otherLanguage(context.get(languageContext)));
  return { path, dump, problem, switchPath: other };
}

/** Cached data of one URL, for debugging. */
export function Component() {
  const { t } = useTranslation('technical');
  const { language } = useSite();
  const { path, problem, dump } = useLoaderData<DumpData>();
  const here = pathTo('apolloCacheDump', language);
  const texts = { invalid: t('invalid'), personal: t('personal') };
  const error = problem && texts[problem];
  return (
    <>
      <Meta title={t('dumpTitle')} path={here} indexed={false} />
      <PageHeader title={t('dumpTitle')} lead={t('dumpLead')} />
      <div className={styles['page']}>
        {error && <ErrorSummary title={t('summary')} problems={[{ text: error, field: 'path' }]} />}
        <form action={here} method="get" className={styles['form']}>
          <TextField
            id="path"
            name={dumpParameter}
            label={t('path')}
            hint={t('pathHint')}
            defaultValue={path}
            spellCheck={false}
            error={error}
          />
          <Button>{t('show')}</Button>
        </form>
        {dump && <Dump dump={dump} />}
      </div>
    </>
  );
}

function Dump({ dump }: { dump: CacheDump }) {
  const { t } = useTranslation('technical');
  const { language } = useSite();
  const file = `${cacheDumpFile(language)}?${new URLSearchParams({ [dumpParameter]: dump.path })}`;
  return (
    <section aria-labelledby="dump">
      <h2 id="dump">{t('dataOf', { path: dump.path })}</h2>
      <p>
        <a href={file} download="">
          {t('download')}
        </a>
      </p>
      <pre className={styles['json']}>{JSON.stringify(dump, null, 2)}</pre>
    </section>
  );
}
