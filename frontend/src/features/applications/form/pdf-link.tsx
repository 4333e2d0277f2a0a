import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { downloadCopy, downloadReceipt } from '../../../../shared/config/calls/application-calls.ts';
import { useSite } from '../../../lib/site.ts';

const files = {
  receipt: { path: downloadReceipt.path, query: {}, label: 'pdf.receipt' },
  sentCopy: { path: downloadCopy.path, query: { sent: 'true' }, label: 'pdf.sent' },
  copy: { path: downloadCopy.path, query: { sent: 'false' }, label: 'pdf.copy' },
} as const satisfies Record<
  string,
  { path: string; query: Record<string, string>; label: ParseKeys<'applications'> }
>;

interface PdfLinkProps {
  /** Id of the application. */
  id: number;
  file: keyof typeof files;
  /** Undefined: the latest. */
  stage?: number;
}

/** Downloads the receipt, what was sent, or the answers as they are, as a PDF in the language of the page. */
export function PdfLink({ id, file, stage }: PdfLinkProps) {
  const { t } = useTranslation('applications');
  const { language } = useSite();
  const { path, query, label } = files[file];
  const address = new URLSearchParams({
    id: String(id),
    language,
    ...query,
    ...(stage && { stage: String(stage) }),
  });
  return (
    <a href={`${path}?${address}`} download>
      {t(label)}
    </a>
  );
}
