<?php

declare(strict_types=1);

namespace Passerelle\Applications\Sending;

/** Number of an application on its receipts: call, year, eight random characters that nobody confuses, and a check character. */
final class ReceiptNumber
{
    /** A prime number of characters, so that the check character finds each wrong one and each exchange of two. */
    private const ALPHABET = 'ACDEFGHJKMNPQRTWXY34679';
    private const LENGTH = 8;
    /** Begins the numbers of trials, which are none of receipts: read() accepts them nowhere. */
    private const TRIAL = 'TEST-';

    public static function random(int $callGroup, int $year): string
    {
        $random = '';
        for ($place = 0; $place < self::LENGTH; $place++) {
            $random .= self::ALPHABET[random_int(0, strlen(self::ALPHABET) - 1)];
        }

        return "{$callGroup}-{$year}-{$random}" . self::check($random);
    }

    public static function trial(int $callGroup, int $year): string
    {
        return self::TRIAL . self::random($callGroup, $year);
    }

    /** The number as people type it, in the form in which it is stored; null: it can’t be one. */
    public static function read(string $typed): ?string
    {
        $text = strtoupper((string) preg_replace('/[\s\p{Pd}]+/u', '-', trim($typed)));
        if (preg_match('/^[1-9][0-9]{0,18}-[0-9]{4}-(?<random>[' . self::ALPHABET . ']{' . self::LENGTH . '})(?<check>.)$/D', $text, $parts) !== 1) {
            return null;
        }

        return $parts['check'] === self::check($parts['random']) ? $text : null;
    }

    private static function check(string $random): string
    {
        $sum = 0;
        foreach (str_split($random) as $place => $letter) {
            $sum += ($place + 1) * (int) strpos(self::ALPHABET, $letter);
        }

        return self::ALPHABET[$sum % strlen(self::ALPHABET)];
    }
}
