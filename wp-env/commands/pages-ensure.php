<?php

/* Makes the editorial pages that are missing, from the texts of wp-env/demo/pages. Safe to run at every start. */

declare(strict_types=1);

use Passerelle\Plugin;
use Passerelle\Site\NewPages;
use Passerelle\Site\PageKey;
use Passerelle\Site\Pages;

return static function (): int {
    $languages = Plugin::running()->reading->languages;
    $folder = dirname(__DIR__) . '/demo/pages';
    (new NewPages($languages, new Pages($languages)))->ensure(PageKey::Privacy, [
        'fr' => ['title' => 'Politique de confidentialité', 'content' => (string) file_get_contents("{$folder}/privacy.fr.html")],
        'en' => ['title' => 'Privacy policy', 'content' => (string) file_get_contents("{$folder}/privacy.en.html")],
    ]);
    return 0;
};
