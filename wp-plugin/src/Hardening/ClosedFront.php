<?php

declare(strict_types=1);

namespace Passerelle\Hardening;

use Passerelle\Kernel\Config;
use Passerelle\Kernel\PublicOrigin;
use Passerelle\Kernel\ServerVariables;
use Passerelle\Languages\Lang;
use Passerelle\Languages\Languages;
use Passerelle\Site\PageKey;
use WP;

/**
 * WordPress shows no pages: what a visitor asks it for leads to the site. Feeds, sitemaps, embeds and the like, which
 * programs ask for, are not found. Decided before WordPress looks for any content, so that nothing can come out.
 */
final readonly class ClosedFront
{
    /** After REST and GraphQL, which answer and end. */
    private const LAST = PHP_INT_MAX;
    private const FOR_PROGRAMS = ['feed', 'withcomments', 'sitemap', 'sitemap-stylesheet', 'embed', 'tb', 'robots', 'favicon', 'rest_route'];
    private const SEE_OTHER = 303;
    private const NOT_FOUND = 404;

    /** @param string $origin of the site, without a slash at its end; empty where there is none */
    public function __construct(private Config $config, private Languages $languages, private string $origin)
    {
    }

    public static function configured(Config $config, Languages $languages): self
    {
        return new self($config, $languages, PublicOrigin::configured());
    }

    public function register(): void
    {
        add_action('parse_request', $this->close(...), self::LAST);
        add_filter('wp_sitemaps_enabled', '__return_false', self::LAST);
        add_filter('the_generator', '__return_empty_string', self::LAST);
        add_filter('x_redirect_by', '__return_false', self::LAST);
        if (!is_admin()) {
            // It would answer a preview's address with errors of its own.
            remove_action('plugins_loaded', '_wp_customize_include');
        }
        foreach (['rsd_link', 'wp_generator', 'rest_output_link_wp_head', 'wp_oembed_add_discovery_links', 'wp_shortlink_wp_head'] as $output) {
            remove_action('wp_head', $output);
        }
    }

    /**
     * Where a visitor who asked WordPress for this is sent.
     *
     * @param array<mixed> $vars query variables of WordPress
     * @return string|null absolute address; null: not found
     */
    public function target(string $path, array $vars): ?string
    {
        if ($this->origin === '' || array_intersect_key($vars, array_flip(self::FOR_PROGRAMS)) !== []) {
            return null;
        }
        $language = Lang::tryFrom(explode('/', ltrim($path, '/'))[0]) ?? Lang::DEFAULT;
        foreach (Lang::cases() as $each) {
            if ($this->isPrivacyPage($each, $path, $vars)) {
                return $this->origin . $this->config->pagePath('privacy', $each->value);
            }
        }

        return $this->origin . $this->config->pagePath('home', $language->value);
    }

    private function close(WP $wp): void
    {
        // wp-admin's lists run through here too, and GraphQL when it looks up an address.
        if (is_admin() || did_action('graphql_process_http_request') > 0) {
            return;
        }
        $target = $this->target((string) strtok(ServerVariables::text('REQUEST_URI'), '?'), $wp->query_vars);
        nocache_headers();
        header('X-Robots-Tag: noindex');
        if ($target === null) {
            status_header(self::NOT_FOUND);
            exit;
        }
        // phpcs:ignore WordPress.Security.SafeRedirect -- another host than WordPress's, and configured
        wp_redirect($target, self::SEE_OTHER);
        exit;
    }

    /** @param array<mixed> $vars */
    private function isPrivacyPage(Lang $language, string $path, array $vars): bool
    {
        $option = get_option(PageKey::Privacy->option());
        $page = is_numeric($option) ? ($this->languages->translations((int) $option)[$language->value] ?? 0) : 0;
        if ($page === 0) {
            return false;
        }
        $asked = $vars['page_id'] ?? 0;
        $address = wp_parse_url((string) get_permalink($page), PHP_URL_PATH);

        return (is_numeric($asked) && (int) $asked === $page) || (is_string($address) && $address !== '/' && rtrim($address, '/') === rtrim($path, '/'));
    }
}
