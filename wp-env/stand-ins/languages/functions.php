<?php

/**
 * The functions of Polylang's API that Passerelle uses, with the same results.
 */

declare(strict_types=1);

use Passerelle\StandIns\Languages\Languages;
use Passerelle\StandIns\Languages\Taxonomies;
use Passerelle\StandIns\Languages\Translations;

function pll_current_language(string $field = 'slug'): string|int|bool
{
    return Languages::property(Languages::current(), $field);
}

function pll_default_language(string $field = 'slug'): string|int|bool
{
    return Languages::property(Languages::default(), $field);
}

/**
 * @param array{fields?: string} $args
 * @return list<string|int|bool>
 */
function pll_languages_list(array $args = []): array
{
    return array_map(
        static fn (string $slug): string|int|bool => Languages::property($slug, $args['fields'] ?? 'slug'),
        Languages::slugs(),
    );
}

function pll_is_translated_post_type(string $type): bool
{
    return in_array($type, Taxonomies::postTypes(), true);
}

function pll_is_translated_taxonomy(string $taxonomy): bool
{
    return in_array($taxonomy, Taxonomies::taxonomies(), true);
}

function pll_set_post_language(int $id, string $language): bool
{
    return Translations::ofPosts()->setLanguage($id, $language);
}

function pll_get_post_language(int $id, string $field = 'slug'): string|int|bool
{
    return Languages::property(Translations::ofPosts()->languageOf($id), $field);
}

/** @return array<string, int> */
function pll_get_post_translations(int $id): array
{
    return Translations::ofPosts()->of($id);
}

/**
 * @param array<string, int> $ids
 * @return array<string, int>
 */
function pll_save_post_translations(array $ids): array
{
    return Translations::ofPosts()->link($ids);
}

function pll_get_post(int $id, string $language = ''): int
{
    $language = $language === '' ? (string) Languages::current() : $language;

    return Translations::ofPosts()->of($id)[$language] ?? 0;
}

function pll_set_term_language(int $id, string $language): bool
{
    return Translations::ofTerms()->setLanguage($id, $language);
}

function pll_get_term_language(int $id, string $field = 'slug'): string|int|bool
{
    return Languages::property(Translations::ofTerms()->languageOf($id), $field);
}

/** @return array<string, int> */
function pll_get_term_translations(int $id): array
{
    return Translations::ofTerms()->of($id);
}

/**
 * @param array<string, int> $ids
 * @return array<string, int>
 */
function pll_save_term_translations(array $ids): array
{
    return Translations::ofTerms()->link($ids);
}

function pll_get_term(int $id, string $language = ''): int
{
    $language = $language === '' ? (string) Languages::current() : $language;

    return Translations::ofTerms()->of($id)[$language] ?? 0;
}

/**
 * @param array<string, mixed> $postarr
 * @return int|WP_Error
 */
function pll_insert_post(array $postarr, string $language)
{
    if (Languages::term($language) === null) {
        return new WP_Error('invalid_language', 'Please provide a valid language.');
    }
    $id = wp_insert_post($postarr, true);
    if (is_int($id)) {
        pll_set_post_language($id, $language);
    }

    return $id;
}
