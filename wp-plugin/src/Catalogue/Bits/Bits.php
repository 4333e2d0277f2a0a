<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Bits;

/** Sets of small numbers as strings of bits: PHP's | and & on strings work byte by byte in C. All sets of a search have the same length. */
final class Bits
{
    /** @var list<int>|null number of bits of each byte */
    private static ?array $ones = null;

    public static function none(int $bytes): string
    {
        return str_repeat("\0", $bytes);
    }

    /** @param list<int> $numbers all below 8 × $bytes */
    public static function of(array $numbers, int $bytes): string
    {
        if ($numbers === []) {
            return self::none($bytes);
        }
        $all = array_fill(0, $bytes, 0);
        foreach ($numbers as $number) {
            $all[$number >> 3] |= 1 << ($number & 7);
        }

        return pack('C*', ...$all);
    }

    public static function count(string $bits): int
    {
        self::$ones ??= array_map(static fn (int $byte): int => substr_count(decbin($byte), '1'), range(0, 255));
        $count = 0;
        foreach (count_chars($bits, 1) as $byte => $times) {
            $count += self::$ones[$byte] * $times;
        }

        return $count;
    }

    public static function isEmpty(string $bits): bool
    {
        return trim($bits, "\0") === '';
    }

    public static function has(string $bits, int $number): bool
    {
        return (ord($bits[$number >> 3]) >> ($number & 7) & 1) === 1;
    }

    public static function with(string $bits, int $number, bool $isIn): string
    {
        $mask = 1 << ($number & 7);
        $byte = ord($bits[$number >> 3]);
        $bits[$number >> 3] = chr($isIn ? $byte | $mask : $byte & ~$mask);

        return $bits;
    }

    /** @return list<int> in ascending order */
    public static function numbers(string $bits): array
    {
        $numbers = [];
        $length = strlen($bits);
        for ($at = strspn($bits, "\0"); $at < $length; $at += 1 + strspn($bits, "\0", $at + 1)) {
            $byte = ord($bits[$at]);
            for ($bit = 0; $byte !== 0; $bit++, $byte >>= 1) {
                if (($byte & 1) === 1) {
                    $numbers[] = $at * 8 + $bit;
                }
            }
        }

        return $numbers;
    }
}
