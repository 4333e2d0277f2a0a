type Save = () => void | Promise<void>;

const saves = new Set<Save>();

/**
 * For forms: `save` keeps on the device what was typed and is not sent, before something replaces the document.
 * @returns what ends this, when the form is left
 */
export function onBeforeReload(save: Save): () => void {
  saves.add(save);
  return () => saves.delete(save);
}

/** What fails must not keep the page from being loaded anew. */
export const saveUnsaved = async (): Promise<void> =>
  void (await Promise.allSettled([...saves].map(async (save) => save())));
