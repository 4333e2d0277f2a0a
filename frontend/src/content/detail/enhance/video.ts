import { youtubePlayer } from '../../../lib/youtube-player.ts';

/**
 * Adds a button that plays a video in the page. The text beside it names the host and the data that it receives; the
 * click is the consent, for this one load. Nothing is requested from the host before.
 */
export function playVideosHere(page: HTMLElement, signal: AbortSignal): void {
  for (const facade of page.querySelectorAll<HTMLElement>('[data-video]')) {
    const button = facade.querySelector('button');
    const note = facade.querySelector<HTMLElement>('[data-video-note]');
    if (!button || !note) continue;
    button.hidden = false;
    note.hidden = false;
    button.addEventListener('click', () => play(facade), { signal, once: true });
  }
}

function play(facade: HTMLElement): void {
  const { video = '', videoTitle = '' } = facade.dataset;
  const frame = document.createElement('iframe');
  Object.assign(frame, youtubePlayer(video));
  frame.title = videoTitle;
  frame.allowFullscreen = true;
  frame.tabIndex = 0;
  facade.querySelector('[data-video-poster]')?.replaceWith(frame);
  frame.focus();
}
