<?php

declare(strict_types=1);

namespace Passerelle\Files\Colour;

/** An ICC profile that describes a colour space by a curve for each channel and a matrix, as those of cameras, phones and screens do (ICC.1:2022). */
final readonly class IccProfile
{
    private const HEADER = 128;
    private const TAGS_MAX = 100;
    private const LEVELS = 256;
    private const FIXED = 65_536;
    /** Parameters of each function of a parametric curve. */
    private const PARAMETERS = [0 => 1, 1 => 3, 2 => 4, 3 => 5, 4 => 7];

    /**
     * @param array{list<float>, list<float>, list<float>} $curves light of each level, 0 to 1, for red, green and blue
     * @param array{list<float>, list<float>, list<float>} $colours X, Y and Z (D50) of red, green and blue
     */
    private function __construct(public array $curves, public array $colours)
    {
    }

    /** Null for others: tables, printing inks, damaged profiles. */
    public static function read(string $bytes): ?self
    {
        $kind = substr($bytes, 16, 8);
        $tags = self::tags($bytes);
        if (substr($bytes, 36, 4) !== 'acsp' || !in_array($kind, ['RGB XYZ ', 'GRAYXYZ '], true)) {
            return null;
        }
        if ($kind !== 'RGB XYZ ') {
            $curve = self::curve($tags['kTRC'] ?? '');

            return $curve === null ? null : new self([$curve, $curve, $curve], Srgb::COLOURS);
        }
        $curves = array_map(self::curve(...), [$tags['rTRC'] ?? '', $tags['gTRC'] ?? '', $tags['bTRC'] ?? '']);
        $colours = array_map(self::xyz(...), [$tags['rXYZ'] ?? '', $tags['gXYZ'] ?? '', $tags['bXYZ'] ?? '']);
        if (in_array(null, $curves, true) || in_array(null, $colours, true)) {
            return null;
        }

        return new self($curves, $colours);
    }

    /** @return array<string, string> bytes by signature */
    private static function tags(string $bytes): array
    {
        $tags = [];
        $count = self::number($bytes, self::HEADER);
        for ($index = 0; $index < min($count, self::TAGS_MAX); $index++) {
            $at = self::HEADER + 4 + 12 * $index;
            $tags[substr($bytes, $at, 4)] = substr($bytes, self::number($bytes, $at + 4), self::number($bytes, $at + 8));
        }

        return $tags;
    }

    /** @return list<float>|null */
    private static function xyz(string $tag): ?array
    {
        return str_starts_with($tag, 'XYZ ') && strlen($tag) >= 20
            ? [self::fixed($tag, 8), self::fixed($tag, 12), self::fixed($tag, 16)]
            : null;
    }

    /** @return list<float>|null light of each of 256 levels */
    private static function curve(string $tag): ?array
    {
        $light = match (substr($tag, 0, 4)) {
            'curv' => self::sampled($tag),
            'para' => self::parametric($tag),
            default => null,
        };
        if ($light === null) {
            return null;
        }

        return array_map(static fn (int $level): float => max(0.0, min(1.0, $light($level / (self::LEVELS - 1)))), range(0, self::LEVELS - 1));
    }

    /** @return (callable(float): float)|null */
    private static function sampled(string $tag): ?callable
    {
        $count = self::number($tag, 8);
        if ($count > self::LEVELS * self::LEVELS || strlen($tag) < 12 + 2 * $count) {
            return null;
        }
        if ($count < 2) {
            $gamma = $count === 0 ? 1.0 : self::short($tag, 12) / 256;

            return static fn (float $value): float => $value ** $gamma;
        }

        return static function (float $value) use ($tag, $count): float {
            $at = $value * ($count - 1);
            $below = min((int) $at, $count - 2);
            $one = self::short($tag, 12 + 2 * $below);
            $next = self::short($tag, 14 + 2 * $below);

            return ($one + ($next - $one) * ($at - $below)) / 65_535;
        };
    }

    /** @return (callable(float): float)|null */
    private static function parametric(string $tag): ?callable
    {
        $function = self::short($tag, 8);
        $count = self::PARAMETERS[$function] ?? null;
        if ($count === null || strlen($tag) < 12 + 4 * $count) {
            return null;
        }
        $numbers = array_map(static fn (int $index): float => self::fixed($tag, 12 + 4 * $index), range(0, $count - 1));
        [$gamma, $a, $b, $c, $d, $e, $f] = [...$numbers, ...array_fill(0, 7 - $count, 0.0)];
        if ($function === 0) {
            return static fn (float $value): float => $value ** $gamma;
        }
        $power = static fn (float $value): float => max(0.0, $a * $value + $b) ** $gamma;
        // The second function ends in zero, the third in the constant c, the others in a line.
        return match ($function) {
            1 => static fn (float $value): float => $a * $value + $b >= 0 ? $power($value) : 0.0,
            2 => static fn (float $value): float => $a * $value + $b >= 0 ? $power($value) + $c : $c,
            3 => static fn (float $value): float => $value >= $d ? $power($value) : $c * $value,
            default => static fn (float $value): float => $value >= $d ? $power($value) + $e : $c * $value + $f,
        };
    }

    private static function number(string $bytes, int $at): int
    {
        return $at + 4 <= strlen($bytes) ? (int) (unpack('N', $bytes, $at)[1] ?? 0) : 0;
    }

    private static function short(string $bytes, int $at): int
    {
        return $at + 2 <= strlen($bytes) ? (int) (unpack('n', $bytes, $at)[1] ?? 0) : 0;
    }

    /** A signed number with 16 bits behind the point. */
    private static function fixed(string $bytes, int $at): float
    {
        $number = self::number($bytes, $at);

        return ($number >= 0x80000000 ? $number - 0x100000000 : $number) / self::FIXED;
    }
}
