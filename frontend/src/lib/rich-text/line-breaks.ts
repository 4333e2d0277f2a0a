const endOfBlock = /<\/(?:p|h\d|li|blockquote)>|<br\s*\/?>/g;

/** Sanitised HTML with a line break after each block. */
export const withLineBreaks = (html: string): string => html.replaceAll(endOfBlock, '$&\n');
