<?php

declare(strict_types=1);

namespace Passerelle\Auth\WordPress;

/** Where somebody goes in the administration after signing in: a path of /wp-admin on this host, whatever was asked for. */
final class AdminPath
{
    private const LONGEST = 1_000;

    /** @param mixed $asked a path or an address; anything that is not of the administration leads to its first screen */
    public static function of(mixed $asked): string
    {
        $root = (string) wp_parse_url(admin_url(), PHP_URL_PATH);
        $text = is_string($asked) ? $asked : '';
        // Control characters, spaces and backslashes mean different things to different browsers.
        if (strlen($text) > self::LONGEST || preg_match('/[\x00-\x20\x7f\\\\]/', $text) === 1) {
            return $root;
        }
        $parts = wp_parse_url($text);
        $path = is_array($parts) ? ($parts['path'] ?? '') : '';
        $isInside = str_starts_with($path, $root) && preg_match('~//|(^|/)\.\.?(/|$)|%2e|%2f|%5c~i', $path) !== 1;

        return $isInside ? $path . (isset($parts['query']) ? "?{$parts['query']}" : '') : $root;
    }
}
