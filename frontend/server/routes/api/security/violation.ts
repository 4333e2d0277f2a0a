import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { AppError } from '../../../errors/app-error.ts';
import { limits } from '../../../limits.ts';

/** Fields of a report that are logged: no text that a visitor typed, no query string, no script text. */
export interface Violation {
  directive: string;
  disposition: 'enforce' | 'report';
  /** Path of the page, on this site. */
  page: string;
  /** "inline", "eval", "data" and the like, "self", or the origin that was not allowed. */
  blocked: string;
}

const text = Type.Optional(Type.String({ maxLength: limits.security.reportBytes }));
const Classic = Type.Object({
  'csp-report': Type.Object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    disposition: text,
  }),
});
const Reported = Type.Object({
  type: Type.Literal('csp-violation'),
  body: Type.Object({ documentURL: text, effectiveDirective: text, blockedURL: text, disposition: text }),
});
const OtherReport = Type.Object({ type: Type.String({ maxLength: 60 }) });
const Batch = Type.Array(Type.Union([Reported, OtherReport]), {
  maxItems: limits.security.reportsPerRequest,
});
const classic = Compile(Classic);
const reported = Compile(Reported);
const batch = Compile(Batch);

/** Names of CSP Level 3; others are counted as one, so that a sender can't make new series. */
const directives = new Set(
  [
    'default',
    'script',
    'style',
    'img',
    'font',
    'connect',
    'frame',
    'object',
    'media',
    'worker',
    'manifest',
    'child',
  ]
    .map((name) => `${name}-src`)
    .concat(['script-src-elem', 'script-src-attr', 'style-src-elem', 'style-src-attr'])
    .concat(['base-uri', 'form-action', 'frame-ancestors', 'require-trusted-types-for', 'trusted-types']),
);

/**
 * Both formats: `report-uri`'s object and the Reporting API's list. Reports about pages of other sites are dropped.
 * @throws AppError malformed_request
 */
export function readReports(value: unknown, publicUrl: URL): Violation[] {
  if (classic.Check(value)) return [fromClassic(value)].flatMap((raw) => violationOf(raw, publicUrl));
  if (!batch.Check(value)) throw new AppError('malformed_request', { detail: 'no report' });
  return value
    .filter((report) => reported.Check(report))
    .flatMap((report) => violationOf(report.body, publicUrl));
}

type Raw = Static<typeof Reported>['body'];

function fromClassic({ 'csp-report': report }: Static<typeof Classic>): Raw {
  return {
    documentURL: report['document-uri'],
    effectiveDirective: report['effective-directive'] ?? report['violated-directive']?.split(' ', 1)[0],
    blockedURL: report['blocked-uri'],
    disposition: report.disposition,
  };
}

function violationOf(raw: Raw, publicUrl: URL): Violation[] {
  const { documentURL = '', effectiveDirective = '', blockedURL = '', disposition } = raw;
  if (!URL.canParse(documentURL)) return [];
  const page = new URL(documentURL);
  if (page.origin !== publicUrl.origin) return [];
  return [
    {
      directive: directives.has(effectiveDirective) ? effectiveDirective : 'other',
      disposition: disposition === 'report' ? 'report' : 'enforce',
      page: page.pathname.slice(0, limits.security.reportedPathLength),
      blocked: blockedOf(blockedURL, publicUrl),
    },
  ];
}

/** The blocked source, at most as an origin: paths and queries may be about the visitor. */
function blockedOf(blocked: string, publicUrl: URL): string {
  if (/^(inline|eval|wasm-eval|self|data|blob|trusted-types-(policy|sink))$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'other';
  const url = new URL(blocked);
  if (url.origin === publicUrl.origin) return 'self';
  return /^https?:$|^wss?:$/.test(url.protocol) ? url.origin : url.protocol.replace(':', '').slice(0, 40);
}
