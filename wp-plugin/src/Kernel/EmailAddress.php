<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

use Passerelle\Kernel\Text\Blanks;

/**
 * Validation of e-mail addresses: stricter than mail servers, a subset of WordPress's rules, and the same in the browser
 * (frontend/shared/forms/email-address.ts). tests/fixtures/validation/emails.json proves it.
 */
final class EmailAddress
{
    private const PATTERN = '/^[a-z0-9!#$%&\'*+\/=?^_`{|}~.-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/iD';

    /**
     * Normal form for storing, comparing and counting addresses: without blanks around it, visible or not, ASCII letters in
     * lower case. Nothing else is folded, since other letters must not become those of a valid address.
     */
    public static function normalise(string $text): string
    {
        return strtolower(Blanks::trim($text));
    }

    public static function isValid(string $text): bool
    {
        return preg_match(self::PATTERN, $text) === 1;
    }
}
