/** Shows or hides the loading bar of the frame. */
export function setLoading(isLoading: boolean): void {
  document.querySelector('[data-loading-bar]')?.toggleAttribute('data-loading', isLoading);
}
