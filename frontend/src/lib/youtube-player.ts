/** The player of a YouTube video that sets no cookie before it plays: attributes of its frame, which the person asked for. */
export const youtubePlayer = (video: string) => ({
  src: `https://www.youtube-nocookie.com/embed/${encodeURIComponent(video)}?autoplay=1&rel=0`,
  allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  referrerPolicy: 'strict-origin-when-cross-origin' as const,
});
