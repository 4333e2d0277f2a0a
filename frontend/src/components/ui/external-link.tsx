import { type ReactNode, useContext } from 'react';
import { hrefOf, outgoingUrl, warningPath } from '../../../shared/links/external-url.ts';
import { PageReportContext } from '../../lib/page-report.ts';
import { useSite } from '../../lib/site.ts';
import { usePageAddress } from '../../lib/use-page-address.ts';

interface ExternalLinkProps {
  href: string;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A link to another site, through a warning: a dialog with script, a page without. Only the text is rendered
 * when the URL is not allowed. Links to our own pages are ordinary links.
 */
export function ExternalLink({ href, children, className }: ExternalLinkProps) {
  const { language, origin } = useSite();
  const page = usePageAddress();
  const report = useContext(PageReportContext);
  const url = outgoingUrl(href);
  if (!url) return <span className={className}>{children}</span>;
  if (url.origin === origin) {
    return (
      <a href={url.pathname + url.search + url.hash} className={className}>
        {children}
      </a>
    );
  }
  report.addExternalLink();
  return (
    <a
      href={warningPath(url, page, language)}
      data-href={hrefOf(url)}
      data-action="external"
      rel="external nofollow"
      className={className}
    >
      {children}
    </a>
  );
}
