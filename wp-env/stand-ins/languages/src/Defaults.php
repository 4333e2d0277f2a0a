<?php

declare(strict_types=1);

namespace Passerelle\StandIns\Languages;

use WP_Post;

/** Automatic behaviour of Polylang: sets the default language of objects without one, and updates groups after deletions. */
final class Defaults
{
    public static function register(): void
    {
        add_action('save_post', self::post(...), 10, 2);
        add_action('create_term', self::term(...), 999, 3);
        add_action('edit_term', self::term(...), 999, 3);
        add_action('before_delete_post', self::deletedPost(...));
        add_action('pre_delete_term', self::deletedTerm(...), 10, 2);
    }

    private static function post(int $id, WP_Post $post): void
    {
        $language = Languages::current() ?? Languages::default();
        $translated = in_array($post->post_type, Taxonomies::postTypes(), true) && wp_is_post_revision($id) === false;
        if ($language !== null && $translated && Translations::ofPosts()->languageOf($id) === null) {
            Translations::ofPosts()->setLanguage($id, $language);
        }
    }

    private static function term(int $id, int $taxonomyId, string $taxonomy): void
    {
        $language = Languages::current() ?? Languages::default();
        $translated = in_array($taxonomy, Taxonomies::taxonomies(), true);
        if ($language !== null && $translated && Translations::ofTerms()->languageOf($id) === null) {
            Translations::ofTerms()->setLanguage($id, $language);
        }
    }

    private static function deletedPost(int $id): void
    {
        if (wp_is_post_revision($id) === false) {
            Translations::ofPosts()->forget($id);
        }
    }

    private static function deletedTerm(int $id, string $taxonomy): void
    {
        if (in_array($taxonomy, Taxonomies::taxonomies(), true)) {
            Translations::ofTerms()->forget($id);
            Translations::ofTerms()->forgetLanguage($id);
        }
    }
}
