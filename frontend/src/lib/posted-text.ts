/** A text field of a form; empty when it is not there. */
export function postedText(posted: FormData, name: string): string {
  const value = posted.get(name);
  return typeof value === 'string' ? value : '';
}
