// Posts the token in the fragment of the URL, and removes it from the URL and the history.
const token = location.hash.slice(1);
if (token) {
  history.replaceState(null, '', location.pathname + location.search);
  document.forms[0].elements.token.value = token;
  document.forms[0].requestSubmit();
}
