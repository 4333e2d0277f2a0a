import type { downloadCertificate, downloadCv } from '../../../shared/config/calls/profile-file-calls.ts';
import type { Language } from '../../../shared/config/locales.ts';

export type FileCall = typeof downloadCertificate | typeof downloadCv;

/** The name that the server gives a file; quotes and other languages' letters are in its second form. */
export function fileNameIn(disposition: string | null, otherwise: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  const plain = /filename="([^"]+)"/.exec(disposition ?? '')?.[1];
  try {
    return encoded ? decodeURIComponent(encoded) : (plain ?? otherwise);
  } catch {
    return plain ?? otherwise;
  }
}

/** Downloads a confidential file of a profile. @returns the message of a refusal; undefined: it is saved. @throws TypeError without a connection */
export async function saveProfileFile(
  { path }: FileCall,
  memberId: number,
  language: Language,
): Promise<string | undefined> {
  const response = await fetch(`${path}?memberId=${memberId}`, { headers: { 'x-locale': language } });
  if (!response.ok) {
    const { error } = (await response.json()) as { error: { message: string } };
    return error.message;
  }
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameIn(response.headers.get('content-disposition'), 'document');
  link.click();
  URL.revokeObjectURL(address);
  return undefined;
}
