<?php

declare(strict_types=1);

namespace Passerelle\Accounts;

use libphonenumber\NumberParseException;
use libphonenumber\PhoneNumberFormat;
use libphonenumber\PhoneNumberUtil;

/** Telephone number, stored as one E.164 text ("+221771234567"). */
final class Phone
{
    public const META = 'passerelle_phone';
    /** E.164 has 15 digits; twice as many characters leave room for separators. */
    private const TEXT_MAX = 40;

    public static function of(int $userId): ?string
    {
        $phone = get_user_meta($userId, self::META, true);

        return is_string($phone) && $phone !== '' ? $phone : null;
    }

    /** @param string|null $phone as normalise() gives it; null removes */
    public static function set(int $userId, ?string $phone): void
    {
        $phone === null ? delete_user_meta($userId, self::META) : update_user_meta($userId, self::META, $phone);
    }

    /**
     * @param string $text with its country code ("+33 6 12 34 56 78"), or as people write it in their own country
     * @param string|null $country ISO 3166 alpha-2 of that country
     * @return string|null E.164; null: no number that can be called
     */
    public static function normalise(string $text, ?string $country = null): ?string
    {
        $reader = PhoneNumberUtil::getInstance();
        $text = (string) preg_replace('/[\p{Zs}\p{Pd}]/u', ' ', $text);
        // Letters and extensions are not accepted ("+33 … ext. 5", "1-800-FLOWERS").
        if (mb_strlen($text) > self::TEXT_MAX || preg_match('/^[0-9 +().\/]+$/D', $text) !== 1) {
            return null;
        }
        try {
            $number = $reader->parse($text, $country);
        } catch (NumberParseException) {
            return null;
        }

        return $reader->isValidNumber($number) ? $reader->format($number, PhoneNumberFormat::E164) : null;
    }
}
