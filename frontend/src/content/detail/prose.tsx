import { useContext } from 'react';
import { PageReportContext } from '../../lib/page-report.ts';
import { useSite } from '../../lib/site.ts';
import { usePageAddress } from '../../lib/use-page-address.ts';
import styles from './prose.module.css';
import { warnOutside } from '../../../shared/links/warn-outside.ts';

interface ProseProps {
  html: string | null | undefined;
  /** URL of the page in links, if not the current one: URLs with a secret must not be passed on. */
  page?: string;
}

/** HTML that editors wrote; the content system lets only plain text markup through. Links out of the site warn. */
export function Prose({ html, page }: ProseProps) {
  const { language, origin } = useSite();
  const address = usePageAddress();
  const report = useContext(PageReportContext);
  if (!html) return null;
  const warned = warnOutside(html, { page: page ?? address, language, origin });
  if (warned !== html) report.addExternalLink();
  // oxlint-disable-next-line react/no-danger -- cleaned by the content system when it was saved
  return <div className={styles['prose']} dangerouslySetInnerHTML={{ __html: warned }} />;
}

/** Plain text: an empty line begins a paragraph. */
export function Paragraphs({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <div className={styles['prose']}>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
