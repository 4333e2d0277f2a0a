<?php

declare(strict_types=1);

namespace Passerelle\Content\Validation;

use Passerelle\Kernel\Text\Blanks;

/** Addresses of pages, and the same in the browser (frontend/src/lib/forms/web-address.ts). */
final class WebAddress
{
    private const SCHEMES = ['http', 'https'];
    private const DEFAULT_SCHEME = 'https:';
    private const HOST = '/^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*$/u';

    /** The address as it is stored: without blanks around it and with the scheme that people leave out. */
    public static function complete(string $typed): string
    {
        $text = Blanks::trim($typed);
        $completed = self::DEFAULT_SCHEME . (str_starts_with($text, '//') ? '' : '//') . $text;

        return !self::isValid($text) && self::isValid($completed) ? $completed : $text;
    }

    public static function isValid(string $url): bool
    {
        $parts = parse_url($url);
        if (!is_array($parts) || preg_match('/[\s<>"\\\\]/', $url) === 1) {
            return false;
        }

        return in_array(strtolower($parts['scheme'] ?? ''), self::SCHEMES, true)
            && !isset($parts['user'])
            && preg_match(self::HOST, $parts['host'] ?? '') === 1;
    }
}
