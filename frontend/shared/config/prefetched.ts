/** Links to public pages are prefetched on intent, but those that this selector or these paths name. */
export const notPrefetched = {
  selector: 'a[rel~="nofollow"], a[hreflang], a[download], a[target], a[data-action]',
  paths: ['/api/', '/assets/', '/media/'],
} as const;
