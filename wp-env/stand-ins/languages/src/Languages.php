<?php

declare(strict_types=1);

namespace Passerelle\StandIns\Languages;

use WP_Term;

/**
 * The languages of the site: terms of the taxonomy `language`, each with a twin in `term_language`. The list is cached between
 * requests, as in Polylang.
 */
final class Languages
{
    /** A different name than Polylang's, whose format differs. */
    private const TRANSIENT = 'passerelle_languages_list';

    private const INSTALLED = [
        'fr' => ['name' => 'Français', 'locale' => 'fr_FR', 'flag_code' => 'fr'],
        'en' => ['name' => 'English', 'locale' => 'en_US', 'flag_code' => 'us'],
    ];

    public static function register(): void
    {
        foreach (['created', 'edited', 'delete'] as $event) {
            add_action("{$event}_language", static fn () => delete_transient(self::TRANSIENT));
        }
    }

    public static function install(): void
    {
        if (get_option('polylang') === false) {
            add_option('polylang', ['default_lang' => 'fr', 'force_lang' => 1, 'hide_default' => true, 'rewrite' => true]);
        }
        $order = 0;
        foreach (self::INSTALLED as $slug => $language) {
            self::add($slug, $language, $order++);
        }
    }

    /** @return list<string> slugs in their order */
    public static function slugs(): array
    {
        return array_column(self::all(), 'slug');
    }

    public static function term(string $slug, string $taxonomy = 'language'): ?WP_Term
    {
        $term = get_term_by('slug', $taxonomy === 'language' ? $slug : "pll_{$slug}", $taxonomy);

        return $term instanceof WP_Term ? $term : null;
    }

    public static function default(): ?string
    {
        $option = get_option('polylang');
        $default = is_array($option) ? ($option['default_lang'] ?? '') : '';

        return is_string($default) && $default !== '' ? $default : (self::slugs()[0] ?? null);
    }

    /** The language of the requested page; null without one (administration, REST, cron, command line). */
    public static function current(): ?string
    {
        $rest = str_contains((string) ($_SERVER['REQUEST_URI'] ?? ''), '/' . rest_get_url_prefix() . '/')
            || isset($_GET['rest_route']);
        $none = (is_admin() && !wp_doing_ajax()) || wp_doing_cron() || $rest || (defined('WP_CLI') && \WP_CLI);
        if ($none) {
            return null;
        }
        $path = (string) wp_parse_url((string) ($_SERVER['REQUEST_URI'] ?? ''), PHP_URL_PATH);
        $first = explode('/', ltrim($path, '/'))[0];

        return in_array($first, self::slugs(), true) ? $first : self::default();
    }

    public static function property(?string $slug, string $field): string|int|bool
    {
        foreach (self::all() as $language) {
            if ($language['slug'] === $slug) {
                return $language[$field] ?? false;
            }
        }

        return false;
    }

    /** @param array{name: string, locale: string, flag_code: string} $language */
    private static function add(string $slug, array $language, int $order): void
    {
        if (self::term($slug) !== null) {
            return;
        }
        $description = serialize(['locale' => $language['locale'], 'rtl' => false, 'flag_code' => $language['flag_code']]);
        $term = wp_insert_term($language['name'], 'language', ['slug' => $slug, 'description' => $description]);
        if (is_array($term)) {
            // wp_update_term() ignores term_group unless an alias is given.
            global $wpdb;
            $wpdb->update($wpdb->terms, ['term_group' => $order], ['term_id' => $term['term_id']]);
            clean_term_cache((int) $term['term_id'], 'language');
            delete_transient(self::TRANSIENT);
        }
        wp_insert_term($language['name'], 'term_language', ['slug' => "pll_{$slug}"]);
    }

    /** @return list<array{slug: string, name: string, term_id: int, locale: string, flag_code: string}> in their order */
    private static function all(): array
    {
        $stored = get_transient(self::TRANSIENT);
        if (is_array($stored)) {
            return $stored;
        }
        $terms = get_terms(['taxonomy' => 'language', 'hide_empty' => false, 'orderby' => 'term_group', 'lang' => '']);
        $languages = [];
        foreach (is_array($terms) ? $terms : [] as $term) {
            if ($term instanceof WP_Term) {
                $details = maybe_unserialize($term->description);
                $detail = static fn (string $field): string => is_array($details) ? (string) ($details[$field] ?? '') : '';
                $languages[] = [
                    'slug' => $term->slug,
                    'name' => $term->name,
                    'term_id' => $term->term_id,
                    'locale' => $detail('locale'),
                    'flag_code' => $detail('flag_code'),
                ];
            }
        }
        if ($languages !== []) {
            set_transient(self::TRANSIENT, $languages);
        }

        return $languages;
    }
}
