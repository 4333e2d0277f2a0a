/** Short names of the types of files that the site accepts. */
const kinds: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'video/mp4': 'MP4',
  'video/webm': 'WebM',
};

/** `PDF`; undefined for other types. @param mime MIME type */
export const fileKind = (mime: string): string | undefined => kinds[mime];
