<?php

declare(strict_types=1);

namespace Passerelle\Languages;

use RuntimeException;

/**
 * Creates the two languages, in Polylang's own storage: a term of "language" whose description holds locale and
 * direction, and its companion of "term_language". Idempotent.
 */
final class Provision
{
    private const NAMES = ['fr' => 'Français', 'en' => 'English'];
    private const FLAGS = ['fr' => 'fr', 'en' => 'us'];
    private const OPTION = 'polylang';
    private const OPTIONS = ['default_lang' => Lang::DEFAULT->value, 'force_lang' => 1, 'hide_default' => true, 'rewrite' => true];
    private const CACHE = 'pll_languages_list';
    private const DISMISSED = 'pll_dismissed_notices';
    /** Offer of the setup assistant, and of a review. */
    private const NOTICES = ['wizard', 'review'];

    private static bool $isRunning = false;

    public function run(): void
    {
        self::$isRunning = true;
        try {
            $this->create();
        } finally {
            self::$isRunning = false;
        }
        $this->dismissNotices();
    }

    /** Whether the terms that are being created are the two languages. */
    public static function isRunning(): bool
    {
        return self::$isRunning;
    }

    private function create(): void
    {
        $made = false;
        $this->registerTaxonomies();
        foreach (Lang::cases() as $order => $language) {
            $made = $this->term('language', $language->value, $language, $order) || $made;
            $made = $this->term('term_language', 'pll_' . $language->value, $language, 0) || $made;
        }
        $options = get_option(self::OPTION, []);
        if (is_array($options) && ($options['default_lang'] ?? '') !== Lang::DEFAULT->value) {
            update_option(self::OPTION, [...$options, ...self::OPTIONS]);
            $made = true;
        }
        if ($made) {
            delete_transient(self::CACHE);
            $this->refresh();
        }
    }

    /** True once both languages exist. */
    public function isDone(): bool
    {
        foreach (Lang::cases() as $language) {
            if (!is_array(term_exists($language->value, 'language'))) {
                return false;
            }
        }

        return true;
    }

    /** Polylang registers them itself, but not in every kind of request while it has no language. */
    private function registerTaxonomies(): void
    {
        foreach (['language', 'term_language'] as $taxonomy) {
            if (!taxonomy_exists($taxonomy)) {
                register_taxonomy($taxonomy, [], ['public' => false, 'rewrite' => false, 'query_var' => false]);
            }
        }
    }

    private function term(string $taxonomy, string $slug, Lang $language, int $order): bool
    {
        if (is_array(term_exists($slug, $taxonomy))) {
            return false;
        }
        $made = wp_insert_term(self::NAMES[$language->value], $taxonomy, [
            'slug' => $slug,
            'description' => $taxonomy === 'language' ? wp_slash($this->description($language)) : '',
        ]);
        if (is_wp_error($made)) {
            throw new RuntimeException("The language {$language->value} could not be made: {$made->get_error_message()}");
        }
        // wp_insert_term() cannot set the order.
        wp_update_term($made['term_id'], $taxonomy, ['term_group' => $order]);

        return true;
    }

    private function description(Lang $language): string
    {
        return serialize(['locale' => $language->locale(), 'rtl' => false, 'flag_code' => self::FLAGS[$language->value]]);
    }

    private function dismissNotices(): void
    {
        $dismissed = get_option(self::DISMISSED, []);
        $dismissed = is_array($dismissed) ? array_filter($dismissed, is_string(...)) : [];
        if (array_diff(self::NOTICES, $dismissed) !== []) {
            update_option(self::DISMISSED, array_values(array_unique([...$dismissed, ...self::NOTICES])));
        }
    }

    /** Clears Polylang's cached list of languages. */
    private function refresh(): void
    {
        $polylang = function_exists('PLL') ? PLL() : null;
        $clean = is_object($polylang) && isset($polylang->model) ? [$polylang->model, 'clean_languages_cache'] : null;
        if (is_callable($clean)) {
            $clean();
        }
    }
}
