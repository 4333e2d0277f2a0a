// Submits the form immediately; without script, its button does.
document.forms[0].requestSubmit();
