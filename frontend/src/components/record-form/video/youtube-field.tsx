import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { youtubePlayer } from '../../../lib/youtube-player.ts';
import { youtubeId } from '../../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { UrlField } from '../fields/url-field.tsx';
import type { RecordFieldProps } from '../record-form-context.ts';
import styles from './youtube.module.css';

/** The address of a video, and the video itself after a click, which is the consent for this one load. */
export function YoutubeField(props: RecordFieldProps) {
  const { t } = useTranslation('recordForm');
  const { value } = props;
  const video = typeof value === 'string' ? youtubeId(value) : undefined;
  const [played, setPlayed] = useState<string>();
  return (
    <>
      <UrlField {...props} />
      {video !== undefined && video === played && (
        <iframe
          className={styles['player']}
          title={t('video.title')}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- of its own origin, which is not ours
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          {...youtubePlayer(video)}
          allowFullScreen
        />
      )}
      {video !== undefined && video !== played && (
        <div className={styles['preview']}>
          <Button type="button" kind="secondary" onClick={() => setPlayed(video)}>
            {t('video.play')}
          </Button>
          <p className={styles['note']}>{t('video.note')}</p>
        </div>
      )}
    </>
  );
}
