<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

/**
 * What counts as an e-mail address wherever somebody gives one: stricter than a mail server, within what WordPress takes,
 * and the same in the browser (frontend/shared/forms/email-address.ts). tests/fixtures/validation/emails.json proves it.
 */
final class EmailAddress
{
    private const PATTERN = '/^[a-z0-9!#$%&\'*+\/=?^_`{|}~.-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/iD';

    /**
     * The one form in which addresses are stored, compared and counted: no ASCII blanks around it, ASCII letters small.
     * Nothing else is folded: what is not ASCII is no address, and must not become one.
     */
    public static function normalise(string $text): string
    {
        return strtolower(trim($text));
    }

    public static function isOne(string $text): bool
    {
        return preg_match(self::PATTERN, $text) === 1;
    }
}
