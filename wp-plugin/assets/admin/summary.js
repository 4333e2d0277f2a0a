// Focuses the error summary, whose links focus the fields.
(() => {
  const summary = document.getElementById('passerelle-notice');
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
    target.closest('details')?.setAttribute('open', '');
    target.scrollIntoView({ block: 'center' });
    target.focus();
  });
})();
