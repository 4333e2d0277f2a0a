<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Pdf;

use Generator;

/** Decodes the predictor functions of compressed streams (ISO 32000-2, 7.4.4.4). */
final class Predictor
{
    private const TIFF = 2;
    private const PNG = 10;
    private const ROW_MAX = 100_000;

    /**
     * @param iterable<string> $pieces
     * @return iterable<string>
     */
    public static function undo(iterable $pieces, ?Dictionary $parameters): iterable
    {
        $predictor = self::number($parameters, 'Predictor', 1);
        if ($predictor < self::TIFF) {
            return $pieces;
        }
        $bits = self::number($parameters, 'Colors', 1) * self::number($parameters, 'BitsPerComponent', 8);
        $step = max(1, intdiv($bits + 7, 8));
        $row = min(self::ROW_MAX, max(1, intdiv($bits * self::number($parameters, 'Columns', 1) + 7, 8)));

        return $predictor >= self::PNG ? self::png($pieces, $row, $step) : self::tiff($pieces, $row, $step);
    }

    private static function number(?Dictionary $parameters, string $key, int $default): int
    {
        $value = $parameters?->all($key)[0] ?? null;

        return is_int($value) ? max(0, min($value, self::ROW_MAX)) : $default;
    }

    /**
     * @param iterable<string> $pieces
     * @return Generator<string>
     */
    private static function png(iterable $pieces, int $row, int $step): Generator
    {
        $above = array_fill(0, $row, 0);
        foreach (self::rows($pieces, $row + 1) as $line) {
            $bytes = array_pad(array_values((array) unpack('C*', substr($line, 1))), $row, 0);
            $above = self::pngRow(ord($line[0]), array_map(self::int(...), $bytes), $above, $step);
            yield pack('C*', ...$above);
        }
    }

    /**
     * @param list<int> $bytes
     * @param array<int, int> $above
     * @return list<int>
     */
    private static function pngRow(int $filter, array $bytes, array $above, int $step): array
    {
        $row = [];
        foreach ($bytes as $at => $byte) {
            $left = $row[$at - $step] ?? 0;
            $up = $above[$at] ?? 0;
            $row[] = ($byte + match ($filter) {
                1 => $left,
                2 => $up,
                3 => intdiv($left + $up, 2),
                4 => self::paeth($left, $up, $above[$at - $step] ?? 0),
                default => 0,
            }) & 0xff;
        }

        return $row;
    }

    private static function paeth(int $left, int $up, int $corner): int
    {
        $guess = $left + $up - $corner;
        $distances = [abs($guess - $left), abs($guess - $up), abs($guess - $corner)];

        return match (min($distances)) {
            $distances[0] => $left,
            $distances[1] => $up,
            default => $corner,
        };
    }

    /**
     * For 8-bit components; other depths are images only.
     *
     * @param iterable<string> $pieces
     * @return Generator<string>
     */
    private static function tiff(iterable $pieces, int $row, int $step): Generator
    {
        foreach (self::rows($pieces, $row) as $line) {
            for ($at = $step, $length = strlen($line); $at < $length; $at++) {
                $line[$at] = chr((ord($line[$at]) + ord($line[$at - $step])) & 0xff);
            }
            yield $line;
        }
    }

    /**
     * @param iterable<string> $pieces
     * @return Generator<string> each of that length, the last one may be shorter
     */
    private static function rows(iterable $pieces, int $length): Generator
    {
        $held = '';
        foreach ($pieces as $piece) {
            $held .= $piece;
            $whole = strlen($held) - strlen($held) % $length;
            for ($at = 0; $at < $whole; $at += $length) {
                yield substr($held, $at, $length);
            }
            $held = substr($held, $whole);
        }
        if ($held !== '') {
            yield $held;
        }
    }

    private static function int(mixed $value): int
    {
        return is_int($value) ? $value : 0;
    }
}
