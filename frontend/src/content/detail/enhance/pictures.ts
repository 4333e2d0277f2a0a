import './pictures.css';

interface Picture {
  href: string;
  alt: string;
}

/** Opens a gallery's pictures in a dialog: arrows lead on, Escape closes, focus returns to the picture's link. */
export function openPicturesInADialog(page: HTMLElement, signal: AbortSignal): void {
  for (const gallery of page.querySelectorAll<HTMLElement>('[data-gallery]')) {
    const links = [...gallery.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const pictures = links.map((link) => ({ href: link.href, alt: link.getAttribute('aria-label') ?? '' }));
    let dialog: PictureDialog | undefined;
    for (const [index, link] of links.entries()) {
      link.addEventListener(
        'click',
        (event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          dialog ??= new PictureDialog(gallery, pictures, signal);
          dialog.open(index, link);
        },
        { signal },
      );
    }
  }
}

class PictureDialog {
  readonly #dialog = document.createElement('dialog');
  readonly #image = document.createElement('img');
  readonly #caption = document.createElement('p');
  readonly #position = document.createElement('p');
  readonly #pictures: Picture[];
  readonly #positionText: string;
  #shown = 0;
  #opener: HTMLElement | undefined;

  constructor(gallery: HTMLElement, pictures: Picture[], signal: AbortSignal) {
    const { close = '', previous = '', next = '', position = '' } = gallery.dataset;
    this.#pictures = pictures;
    this.#positionText = position;
    this.#dialog.className = 'picture-dialog';
    this.#position.setAttribute('role', 'status');
    const bar = document.createElement('div');
    const several = pictures.length > 1;
    bar.append(
      ...(several ? [this.#button(previous, () => this.#show(this.#shown - 1))] : []),
      this.#position,
      ...(several ? [this.#button(next, () => this.#show(this.#shown + 1))] : []),
      this.#button(close, () => this.#dialog.close()),
    );
    this.#dialog.append(this.#image, this.#caption, bar);
    this.#dialog.addEventListener('close', () => this.#opener?.focus(), { signal });
    this.#dialog.addEventListener('click', ({ target }) => target === this.#dialog && this.#dialog.close(), {
      signal,
    });
    this.#dialog.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'ArrowRight') this.#show(this.#shown + 1);
        if (key === 'ArrowLeft') this.#show(this.#shown - 1);
      },
      { signal },
    );
    document.body.append(this.#dialog);
    signal.addEventListener('abort', () => this.#dialog.remove(), { once: true });
  }

  open(index: number, opener: HTMLElement): void {
    this.#opener = opener;
    this.#show(index);
    this.#dialog.showModal();
  }

  #show(index: number): void {
    const total = this.#pictures.length;
    this.#shown = (index + total) % total;
    const picture = this.#pictures[this.#shown];
    if (!picture) return;
    this.#image.src = picture.href;
    this.#image.alt = picture.alt;
    this.#caption.textContent = picture.alt;
    this.#caption.ariaHidden = 'true';
    this.#position.textContent = this.#positionText.replace('{{position}}', String(this.#shown + 1));
    this.#dialog.ariaLabel = picture.alt;
  }

  #button(label: string, act: () => void): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', act);
    return button;
  }
}
