import { useTranslation } from 'react-i18next';
import { WayOut } from '../../content/detail/links.tsx';
import { Weave } from '../../components/ui/weave.tsx';
import { youtubeId } from '../../lib/format.ts';
import styles from './video.module.css';

interface VideoProps {
  url: string;
  title: string;
  seed: number;
}

/** A generated poster: no request to the video's host before a click on "play". */
export function Video({ url, title, seed }: VideoProps) {
  const { t } = useTranslation('initiatives');
  return (
    <div
      className={styles['video']}
      data-video={youtubeId(url)}
      data-video-title={t('videoTitle', { title })}
    >
      <div className={styles['poster']} data-video-poster="">
        <Weave seed={seed} columns={24} rows={14} threads="accent" />
        <button type="button" hidden>
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M7 4v16l13-8z" />
          </svg>
          {t('play')}
        </button>
      </div>
      <p className={styles['note']} data-video-note="" hidden>
        {t('videoNote')}
      </p>
      <WayOut url={url} label={t('watch')} />
    </div>
  );
}
