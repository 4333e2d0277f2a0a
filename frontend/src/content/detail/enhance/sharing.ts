/** Shows the device's own sharing sheet where there is one, and copying; both need a script and stay hidden without. */
export function offerSharing(page: HTMLElement, signal: AbortSignal): void {
  const native = page.querySelector<HTMLElement>('[data-share]');
  if (native && 'share' in navigator) {
    native.closest('li')?.removeAttribute('hidden');
    native.addEventListener(
      'click',
      () => {
        const { share: title = '', url = '' } = native.dataset;
        // Refused or cancelled: the links beside it remain.
        navigator.share({ title, url }).catch(() => undefined);
      },
      { signal },
    );
  }
  const copy = page.querySelector<HTMLElement>('[data-copy]');
  if (!copy) return;
  copy.hidden = false;
  const status = document.createElement('output');
  status.className = 'visually-hidden';
  copy.after(status);
  signal.addEventListener('abort', () => status.remove(), { once: true });
  copy.addEventListener('click', () => void copyAddress(copy, status), { signal });
  page
    .querySelector<HTMLInputElement>('#page-address')
    ?.addEventListener('focus', ({ currentTarget }) => (currentTarget as HTMLInputElement).select(), {
      signal,
    });
}

async function copyAddress(button: HTMLElement, status: HTMLElement): Promise<void> {
  const { copy = '', copied = '' } = button.dataset;
  try {
    await navigator.clipboard.writeText(copy);
    status.textContent = copied;
    button.textContent = copied;
  } catch {
    // The browser does not allow it here: the address is selected, to be copied by hand.
    document.querySelector<HTMLInputElement>('#page-address')?.select();
  }
}
