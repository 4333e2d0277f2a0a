<?php

declare(strict_types=1);

namespace Passerelle\Auth\WordPress;

/** Path in the administration to open after sign-in, always below /wp-admin on this host. */
final class AdminPath
{
    private const LONGEST = 1_000;

    /** @param mixed $requested path or URL; anything outside the administration becomes its first screen */
    public static function of(mixed $requested): string
    {
        $root = (string) wp_parse_url(admin_url(), PHP_URL_PATH);
        $text = is_string($requested) ? $requested : '';
        // Browsers interpret control characters, spaces and backslashes differently.
        if (strlen($text) > self::LONGEST || preg_match('/[\x00-\x20\x7f\\\\]/', $text) === 1) {
            return $root;
        }
        $parts = wp_parse_url($text);
        $path = is_array($parts) ? ($parts['path'] ?? '') : '';
        $isInside = str_starts_with($path, $root) && preg_match('~//|(^|/)\.\.?(/|$)|%2e|%2f|%5c~i', $path) !== 1;

        return $isInside ? $path . (isset($parts['query']) ? "?{$parts['query']}" : '') : $root;
    }
}
