import type { ParseKeys } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadCertificate, downloadCv } from '../../../shared/config/calls/profile-file-calls.ts';
import { noticeText } from '../../../shared/config/notices.ts';
import type { PasserelleProfileFile } from '../../../shared/graphql/generated/operations.ts';
import { type ActionMessage, ActionResult } from '../../components/ui/action-result.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useSite } from '../../lib/site.ts';
import { type FileCall, saveProfileFile } from './save-profile-file.ts';

const files = {
  certificateId: { call: downloadCertificate, label: 'certificate' },
  cvId: { call: downloadCv, label: 'cv' },
} as const satisfies Record<PasserelleProfileFile, { call: FileCall; label: ParseKeys<'profileFiles'> }>;
const order = Object.keys(files) as PasserelleProfileFile[];

interface ProfileFileButtonsProps {
  /** Id of the profile in either language. */
  memberId: number;
  /** Whether the profile has the file. */
  has: (file: PasserelleProfileFile) => boolean;
}

/** Downloads of certificate and CV; nothing for a profile that has neither. */
export function ProfileFileButtons({ memberId, has }: ProfileFileButtonsProps) {
  const { t } = useTranslation('profileFiles');
  const { language } = useSite();
  const [message, setMessage] = useState<ActionMessage>();
  const [busy, setBusy] = useState<PasserelleProfileFile>();
  const offered = order.filter((file) => has(file));
  if (offered.length === 0) return null;

  async function download(file: PasserelleProfileFile): Promise<void> {
    setBusy(file);
    setMessage(undefined);
    try {
      const refusal = await saveProfileFile(files[file].call, memberId, language);
      setMessage(
        refusal === undefined
          ? { kind: 'success', text: noticeText('download_succeeded', language) }
          : { kind: 'failure', text: refusal },
      );
    } catch {
      setMessage({ kind: 'failure', text: t('unreachable') });
    }
    setBusy(undefined);
  }

  return (
    <div>
      <p>{t('logged')}</p>
      <ActionResult kind={message?.kind} text={message?.text} />
      {offered.map((file) => (
        <Button
          key={file}
          type="button"
          kind="secondary"
          busy={busy === file}
          onClick={() => void download(file)}
        >
          {t(files[file].label)}
        </Button>
      ))}
    </div>
  );
}
