// The summary of refused fields takes the focus, and its links lead into the fields, also into the rich text editor.
(() => {
  const summary = document.getElementById('passerelle-summary');
  if (summary === null) {
    return;
  }
  summary.focus();
  summary.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    const id = link?.getAttribute('href')?.slice(1);
    const target = id === undefined ? null : document.getElementById(id);
    if (target === null) {
      return;
    }
    event.preventDefault();
    const editor = window.tinymce?.get(id);
    if (editor !== undefined && editor !== null && !editor.isHidden()) {
      editor.getContainer().scrollIntoView({ block: 'center' });
      editor.focus();
      return;
    }
    target.closest('details')?.setAttribute('open', '');
    target.scrollIntoView({ block: 'center' });
    target.focus();
  });
})();
