import { AsyncLocalStorage } from 'node:async_hooks';
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { downloadCallStatistics } from '../../../../shared/config/calls/call-statistics-calls.ts';
import { exportApplications } from '../../../../shared/config/calls/received-application-calls.ts';
import { graphqlLanguage } from '../../../../shared/config/locales.ts';
import { clockAt } from '../../../../shared/dates/zone-clock.ts';
import {
  BeginExportOperation,
  CallStatisticsOperation,
  ExportReviewsOperation,
  ExportRowsOperation,
  FormReferenceOperation,
} from '../../../../shared/graphql/generated/operations.ts';
import { archiveOf, type ArchiveSource } from '../../../application-exports/archive.ts';
import { csvOf } from '../../../application-exports/csv.ts';
import {
  type ExportedApplication,
  type ExportedReview,
  type ExportPlan,
  exportPlan,
} from '../../../application-exports/exported.ts';
import { type Page, readPages } from '../../../application-exports/read-pages.ts';
import { applicationSheet, reviewSheet, tableSheets } from '../../../application-exports/sheets.ts';
import { statisticsCsv } from '../../../application-exports/statistics-csv.ts';
import { exportTexts } from '../../../application-exports/export-texts.ts';
import { workbookOf } from '../../../application-exports/workbook.ts';
import { AppError } from '../../../errors/app-error.ts';
import { limits } from '../../../limits.ts';
import { attachment } from '../../../media/attachment.ts';
import { personKey } from '../../../plugins/limit-keys.ts';
import { perMinute } from '../../../plugins/per-minute.ts';
import { filePolicy } from '../../../plugins/security-headers.ts';
import type { Route } from '../../route.ts';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
} as const;
const titleLetters = 60;

/** GET /api/dashboard/reviews/export: the applications to a call as a file, written while WordPress answers their pages. */
export const route: Route = async (app, { sessions, wordpress, now }) => {
  app.call(
    exportApplications,
    async (request, reply) => {
      // It is logged: no other site may let a browser ask for it.
      if (request.headers['sec-fetch-site'] === 'cross-site')
        throw new AppError('forbidden', { detail: 'another site' });
      const { locale, format, language, ...filter } = request.query;
      const variables = { ...filter, format, ...(language && { language: graphqlLanguage(language) }) };
      const [plan, { passerelleReference: reference }] = await sessions.run(
        request,
        reply,
        async (accessToken) =>
          [
            exportPlan(await sessions.query(BeginExportOperation, variables, request, accessToken)),
            await sessions.query(
              FormReferenceOperation,
              { language: graphqlLanguage(locale) },
              request,
              accessToken,
            ),
          ] as const,
      );
      const t = exportTexts[locale];
      const words = { ...reference, language: locale, yes: t('yes'), no: t('no') };
      const source = { plan, words, ...sourceOf(plan, request) };
      const written = fileOf(format, source, new Date(now()));
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-type', types[format])
        .header(
          'content-disposition',
          attachment(`${fileName(t('file'), plan.title, plan.zone, now())}.${format}`),
        )
        .header('content-security-policy', filePolicy)
        .send(written);
    },
    { config: { rateLimit: perMinute(limits.applications.exportsPerMinute, { keyGenerator: personKey }) } },
  );

  app.call(
    downloadCallStatistics,
    async (request, reply) => {
      const { callId, locale } = request.query;
      const variables = { callId, language: graphqlLanguage(locale) };
      const { passerelleCallStatistics: statistics } = await sessions.run(request, reply, (accessToken) =>
        sessions.query(CallStatisticsOperation, variables, request, accessToken),
      );
      if (!statistics) throw new AppError('not_found');
      const t = exportTexts[locale];
      const name = fileName(t('statistics.file'), statistics.title, statistics.zone ?? 'UTC', now());
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-type', types.csv)
        .header('content-disposition', attachment(`${name}.csv`))
        .header('content-security-policy', filePolicy)
        .send(statisticsCsv(statistics, locale));
    },
    { config: { rateLimit: perMinute(limits.applications.exportsPerMinute, { keyGenerator: personKey }) } },
  );

  /** Pages and files by the pass of the export: a session may have to be renewed before the last of them, which needs an answer that has not begun. */
  function sourceOf(
    { pass, items }: ExportPlan,
    request: FastifyRequest,
  ): Omit<ArchiveSource, 'plan' | 'words'> {
    // Streams are read on behalf of nobody otherwise.
    const asClient = AsyncLocalStorage.snapshot();
    const { rowsAtOnce } = limits.applications;
    const rowsOf = (asked: string) =>
      asClient(async () =>
        pageOf<ExportedApplication>(
          (await sessions.query(ExportRowsOperation, { items: asked, pass }, request)).passerelleExportRows,
        ),
      );
    const reviewsOf = (asked: string) =>
      asClient(async () =>
        pageOf<ExportedReview>(
          (await sessions.query(ExportReviewsOperation, { items: asked, pass }, request))
            .passerelleExportReviews,
        ),
      );
    return {
      applications: () => readPages(items, rowsAtOnce, rowsOf),
      reviews: () => readPages(items, rowsAtOnce, reviewsOf),
      reviewsOf: async (page) => {
        const rows: ExportedReview[] = [];
        for await (const each of readPages(page, rowsAtOnce, reviewsOf)) rows.push(...each.rows);
        return rows;
      },
      openFile: (id) => asClient(() => openFile(id, pass, request.id)),
    };
  }

  async function openFile(id: number, pass: string, requestId: string): Promise<Readable | null> {
    const { status, body } = await wordpress.exportedFile(id, pass, requestId);
    if (status === 200) return body;
    await body.dump();
    if (status === 404) return null;
    throw new AppError('content_system_unavailable', { detail: `exported file ${status}` });
  }
};

/** @throws AppError not_found: the right to read it has ended meanwhile */
function pageOf<Row>(page: { read: number; rows: string } | null): Page<Row> {
  if (!page) throw new AppError('not_found');
  return { read: page.read, rows: JSON.parse(page.rows) as Row[] };
}

function fileOf(format: keyof typeof types, source: ArchiveSource, modified: Date): Readable {
  if (format === 'zip') return archiveOf(source, modified);
  const list = applicationSheet(source);
  if (format === 'csv') return csvOf(list, source.words.language);
  const sheets = [list, ...tableSheets(source), reviewSheet(source)];
  return workbookOf(sheets, source.plan.title, modified);
}

/** What it is, of which call, and the day in the call’s zone: in letters that all systems write. */
function fileName(what: string, title: string, zone: string, instant: number): string {
  const call = title
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .slice(0, titleLetters)
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase();
  const day = clockAt(zone, instant).slice(0, 'YYYY-MM-DD'.length);
  return [what, call, day].filter(Boolean).join('-');
}
