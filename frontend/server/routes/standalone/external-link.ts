import { domainToUnicode } from 'node:url';
import type { FastifyRequest } from 'fastify';
import { perVisitorPaths } from '../../../shared/config/routes.ts';
import type { ExternalLinkViewData } from '../../../shared/pages/external-link-page.ts';
import { hrefOf, outgoingUrl } from '../../../shared/links/external-url.ts';
import { safeReturnPath } from '../../../shared/links/return-path.ts';
import { AppError } from '../../errors/app-error.ts';
import { type PageAddress, readAddress } from '../../pages/page-address.ts';
import type { CachedPages } from '../../pages/cached-pages.ts';
import type { StaffTexts } from '../../pages/staff-texts.ts';
import { isDataLight } from '../../pages/data-light.ts';
import { queryOf } from '../../input/query-of.ts';

const notLatin = /(?!\p{Script=Latin})\p{L}/u;

/**
 * View data of the warning page: empty unless the page in `from`, as visitors see it, really contains the link. So the
 * page leads only to current links of our own pages.
 * @throws AppError content_system_unavailable when that page can't be looked at
 */
export async function externalLinkViewData(
  request: FastifyRequest,
  pages: CachedPages,
  staffTexts: StaffTexts,
): Promise<ExternalLinkViewData | undefined> {
  const searchParams = queryOf(request);
  const url = outgoingUrl(searchParams.get('url') ?? '');
  const from = safeReturnPath(searchParams.get('page')) ?? '';
  const address = pageAddress(from);
  if (!url || !address) return undefined;
  const html = perVisitorPaths.has(address.pathname)
    ? await staffTexts.at(address.pathname, request.id)
    : await htmlOf(address);
  const isHeld = html.includes(`data-href="${escapeHtml(hrefOf(url))}"`);
  return isHeld ? { href: hrefOf(url), from, ...namesOf(url) } : undefined;

  async function htmlOf(place: PageAddress): Promise<string | Buffer> {
    const { page } = await pages.find({
      address: place,
      dataLight: isDataLight(request),
      showsConsentBanner: false,
      requestId: request.id,
    });
    if (page.status >= 500) throw new AppError('content_system_unavailable', { detail: 'page of a link' });
    return page.status === 200 ? page.body.html : '';
  }
}

function pageAddress(from: string): PageAddress | undefined {
  try {
    const result = readAddress(from);
    return result.kind === 'page' ? result.address : undefined;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** The host in punycode, and in its own script when that differs. */
function namesOf({ hostname, host }: URL): Pick<ExternalLinkViewData, 'host' | 'written' | 'lookalike'> {
  const written = domainToUnicode(hostname);
  if (!written || written === hostname) return { host, lookalike: false };
  return { host, written, lookalike: notLatin.test(written) };
}

/** Escapes as the renderer escapes attributes; URLs have no other character that it escapes. */
const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;');
