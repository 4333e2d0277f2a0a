<?php

declare(strict_types=1);

namespace Passerelle\Content\Validation;

use Passerelle\Kernel\Text\Blanks;

/** Addresses of pages, and the same in the browser (frontend/src/lib/forms/web-address.ts). */
final class WebAddress
{
    private const DEFAULT_SCHEME = 'https:';
    private const HOST = '/^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*$/Du';
    private const AUTHORITY = '~^https?://([^/?#]*)~i';
    private const REFUSED = '/[\p{Z}\p{Cc}\x{FEFF}<>"\\\\]/u';
    private const PORT = '/^[0-9]{1,5}$/D';
    private const PORT_MAX = 65_535;

    /** The address as it is stored: without blanks around it and with the scheme that people leave out. */
    public static function complete(string $typed): string
    {
        $text = Blanks::trim($typed);
        $completed = self::DEFAULT_SCHEME . (str_starts_with($text, '//') ? '' : '//') . $text;

        return !self::isValid($text) && self::isValid($completed) ? $completed : $text;
    }

    public static function isValid(string $url): bool
    {
        if (preg_match(self::AUTHORITY, $url, $part) !== 1 || preg_match(self::REFUSED, $url) === 1) {
            return false;
        }
        [$host, $port] = [...explode(':', $part[1], 2), null];

        return preg_match(self::HOST, (string) $host) === 1 && ($port === null || (preg_match(self::PORT, $port) === 1 && (int) $port <= self::PORT_MAX));
    }
}
