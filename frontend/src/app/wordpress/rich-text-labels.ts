import type { ActionName } from '../../lib/rich-text/actions.ts';

/** Texts in the language of the person, from `HtmlControl` of the plugin. */
export type RichTextLabels = Record<
  | ActionName
  | 'tools'
  | 'link'
  | 'unlink'
  | 'source'
  | 'address'
  | 'linkText'
  | 'apply'
  | 'cancel'
  | 'wrongAddress',
  string
>;
