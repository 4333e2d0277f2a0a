/** A form with automatic saving. */
interface UnsavedForm {
  /** Sends unsaved values; stores on the device what cannot be sent. */
  save: () => Promise<void>;
  /** Whether everything is on the server. */
  isSaved: () => boolean;
}

const forms = new Set<UnsavedForm>();

/**
 * Registers a form whose unsaved values are saved before the document is replaced.
 * @returns a function to call when the form is left
 */
export function onBeforeReload(form: UnsavedForm): () => void {
  forms.add(form);
  return () => forms.delete(form);
}

/** A failure must not prevent the reload. @returns whether everything is on the server */
export async function saveUnsaved(): Promise<boolean> {
  await Promise.allSettled([...forms].map(async ({ save }) => save()));
  return [...forms].every(({ isSaved }) => isSaved());
}
