<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Ranking;

/** A number from 0 on as a quotient of integers, compared exactly. Numerators and denominators stay below the square root of the largest integer. */
final readonly class Fraction
{
    /** @param int<1, max> $denominator */
    public function __construct(public int $numerator, public int $denominator)
    {
    }

    /** @return int -1, 0 or 1 */
    public function compare(self $other): int
    {
        return $this->numerator * $other->denominator <=> $other->numerator * $this->denominator;
    }

    /** @return int rounded half up, in units of 1/$parts */
    public function rounded(int $parts): int
    {
        return intdiv(2 * $this->numerator * $parts + $this->denominator, 2 * $this->denominator);
    }

    public static function commonMultiple(int $one, int $other): int
    {
        [$a, $b] = [$one, $other];
        while ($b !== 0) {
            [$a, $b] = [$b, $a % $b];
        }

        return $a === 0 ? 0 : intdiv($one, $a) * $other;
    }
}
