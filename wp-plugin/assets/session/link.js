// Posts the token that follows the # of the link, and takes it out of the address and the history.
const token = location.hash.slice(1);
if (token) {
  history.replaceState(null, '', location.pathname + location.search);
  document.forms[0].elements.token.value = token;
  document.forms[0].requestSubmit();
}
