import { useTranslation } from 'react-i18next';
import { useInstantText } from '../../../components/instants/instant-text.tsx';
import { Notice } from '../../../components/ui/notice.tsx';

interface LateNoteProps {
  /** End of the extension. */
  until: string;
  /** Time zone of the call. */
  zone: string;
}

/** The call is closed for others, and open for who reads this. */
export function LateNote({ until, zone }: LateNoteProps) {
  const { t } = useTranslation('applications');
  const instant = useInstantText();
  return <Notice>{t('late.note', { instant: instant(until, zone) })}</Notice>;
}
