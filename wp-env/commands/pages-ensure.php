<?php

/* Creates missing editorial pages from wp-env/demo/pages. Idempotent. */

declare(strict_types=1);

use Passerelle\Languages\Languages;
use Passerelle\Plugin;
use Passerelle\Site\NewPages;
use Passerelle\Site\PageKey;
use Passerelle\Site\Pages;

return static function (): int {
    $languages = Plugin::running()->get(Languages::class);
    $folder = dirname(__DIR__) . '/demo/pages';
    $pages = new NewPages($languages, new Pages($languages));
    $pages->ensure(PageKey::Privacy, [
        'fr' => ['title' => 'Politique de confidentialité', 'content' => (string) file_get_contents("{$folder}/privacy.fr.html")],
        'en' => ['title' => 'Privacy policy', 'content' => (string) file_get_contents("{$folder}/privacy.en.html")],
    ]);
    // Two account pages demonstrate the setting; the others use the site's default texts.
    $pages->ensure(PageKey::Login, [
        'fr' => ['title' => 'Se connecter', 'content' => '<p>Retrouvez votre espace et le contenu réservé aux membres.</p>'],
        'en' => ['title' => 'Sign in', 'content' => '<p>Go to your workspace and members-only content.</p>'],
    ]);
    $pages->ensure(PageKey::SignUp, [
        'fr' => ['title' => 'Créer un compte', 'content' => '<p>Rejoignez celles et ceux qui font vivre la culture entre l’Afrique et la France.</p>'],
        'en' => ['title' => 'Create an account', 'content' => '<p>Join the people shaping culture between Africa and France.</p>'],
    ]);
    return 0;
};
