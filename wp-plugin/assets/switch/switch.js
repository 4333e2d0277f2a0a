// Sends the form at once; without script its button does.
document.forms[0].requestSubmit();
