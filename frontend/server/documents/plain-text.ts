/** Characters that XML 1.0 and iCalendar have no way to write. */
const unwritable = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;

/** Text without what a document can't hold: control characters and halves of characters. */
export const plainText = (text: string): string => text.toWellFormed().replace(unwritable, '');
