import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLocation, useParams } from 'react-router';
import { graphqlLanguage } from '../../../../../shared/config/locales.ts';
import { ApplicationViewsDocument } from '../../../../../shared/graphql/generated/documents/application-views.ts';
import { DraftThreadsDocument } from '../../../../../shared/graphql/generated/documents/draft-threads.ts';
import { FormReferenceDocument } from '../../../../../shared/graphql/generated/documents/form-reference.ts';
import { LateLinksDocument } from '../../../../../shared/graphql/generated/documents/late-links.ts';
import { SentApplicationsDocument } from '../../../../../shared/graphql/generated/documents/sent-applications.ts';
import { ListPages } from '../../../../components/list/list-pages.tsx';
import { Imported } from '../../../../components/record-form/imported.tsx';
import { Screen } from '../../../../components/screen/screen.tsx';
import { RouteLink } from '../../../../components/ui/route-link.tsx';
import { load } from '../../../../graphql/client/load.ts';
import { useRead } from '../../../../graphql/client/use-read.ts';
import { languageContext, useSite } from '../../../../lib/site.ts';
import { typesetTitle } from '../../../../lib/typeset-title.ts';
import { stageSearch, stageVariables } from '../../../../components/stages/stage-address.ts';
import { loadStages } from '../../../../components/stages/load-stages.ts';
import { StageLinks } from '../../../../components/stages/stage-links.tsx';
import { ExportLinks } from '../../exports/export-links.tsx';
import { LateLinks } from '../../late-links/late-links.tsx';
import { ApplicationTable } from './application-table.tsx';
import { DraftThreads } from './draft-threads.tsx';
import { ListFilters } from './received-filters.tsx';
import {
  type AskedQuestion,
  columnsOf,
  isFiltered,
  listSearch,
  readListState,
  variablesOf,
} from './list-state.ts';
import styles from './list.module.css';

const loadViews = async () => (await import('../views/saved-views.tsx')).SavedViews;
const loadTagForm = async () => (await import('../tagging/tag-form.tsx')).TagForm;

/** @throws Response 404, also for calls of others */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<null> {
  const { id = '' } = params;
  if (!/^[1-9]\d{0,9}$/.test(id)) throw data(null, { status: 404 });
  const search = new URL(request.url).searchParams;
  const state = readListState(search);
  const language = graphqlLanguage(context.get(languageContext));
  const [{ passerelleSentApplications: list }] = await Promise.all([
    load(context, SentApplicationsDocument, variablesOf(state, Number(id))),
    load(context, FormReferenceDocument, { language }, true),
    load(context, DraftThreadsDocument, { callId: Number(id) }),
    load(context, LateLinksDocument, stageVariables(Number(id), search)),
    load(context, ApplicationViewsDocument, stageVariables(Number(id), search)),
    loadStages(context, Number(id)),
  ]);
  if (!list) throw data(null, { status: 404 });
  return null;
}

/** The applications to a call, for those who handle them: filters, order and columns are in the address. */
export function Component() {
  const { t } = useTranslation('received');
  const { id = '' } = useParams();
  const { language } = useSite();
  const search = new URLSearchParams(useLocation().search);
  const state = readListState(search);
  const { passerelleSentApplications: list } = useRead(
    SentApplicationsDocument,
    variablesOf(state, Number(id)),
  );
  const { passerelleReference: reference } = useRead(FormReferenceDocument, {
    language: graphqlLanguage(language),
  });
  const written = list?.questions ?? '[]';
  const questions = useMemo(() => JSON.parse(written) as AskedQuestion[], [written]);
  if (!list) return null;
  const chosen = columnsOf(state);
  const ofStage = stageVariables(Number(id), search);
  const stage = state.stage ? Number(state.stage) : 1;
  const columns = questions.filter((question) => chosen.includes(question.id));
  return (
    <Screen
      isList
      title={t('title', { title: typesetTitle(list.title, graphqlLanguage(language)) })}
      action={
        <nav aria-label={t('links')} className={styles['links']}>
          <RouteLink to="ownReviews" suffix={stageSearch(stage, { call: id })} className={styles['call']}>
            {t('reviews')}
          </RouteLink>
          <RouteLink
            to="decisions"
            parameters={{ id }}
            suffix={stageSearch(stage)}
            className={styles['call']}
          >
            {t('decisions')}
          </RouteLink>
          <RouteLink to="editCall" parameters={{ id }} className={styles['call']}>
            {t('call')}
          </RouteLink>
          <RouteLink
            to="applicationFigures"
            parameters={{ id }}
            suffix={stageSearch(stage)}
            className={styles['call']}
          >
            {t('statistics')}
          </RouteLink>
        </nav>
      }
    >
      <StageLinks callId={list.callId} stage={stage} searchOf={(number) => stageSearch(number)} />
      <div className={styles['tools']}>
        <ListFilters
          key={listSearch({ ...state, page: 1 })}
          state={state}
          countries={reference.countries.filter(({ isoCode }) => list.countries.includes(isoCode))}
          questions={questions}
          tags={list.tags}
        />
        <Imported load={loadViews} props={{ variables: ofStage, state }} />
        <DraftThreads callId={Number(id)} zone={list.zone ?? 'UTC'} />
        <div className={styles['counted']}>
          <output className={styles['total']}>{t('total', { count: list.total })}</output>
          {list.total > 0 && <ExportLinks callId={list.callId} state={state} total={list.total} />}
        </div>
        {list.own > 0 && <p className={styles['total']}>{t('own', { count: list.own })}</p>}
      </div>
      {list.items.length === 0 ? (
        <p className={styles['empty']}>{t(isFiltered(state) ? 'noneFound' : 'none')}</p>
      ) : (
        <>
          <ApplicationTable list={list} columns={columns} state={state} reference={reference} />
          <Imported load={loadTagForm} props={{ items: list.items, tags: list.tags }} />
        </>
      )}
      <ListPages
        page={state.page}
        lastPage={list.pages}
        searchOf={(page) => listSearch({ ...state, page })}
      />
      <LateLinks variables={ofStage} zone={list.zone ?? 'UTC'} />
    </Screen>
  );
}
