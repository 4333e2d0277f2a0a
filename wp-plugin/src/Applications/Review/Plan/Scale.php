<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Plan;

/** Points that a criterion may get, in hundredths of a point. */
final readonly class Scale
{
    public function __construct(public int $min, public int $max, public int $step)
    {
    }

    /** Whether its steps lead from the least to the most. */
    public function isRegular(): bool
    {
        return $this->max > $this->min && $this->step > 0 && ($this->max - $this->min) % $this->step === 0;
    }

    /** @return int<1, max> how many steps there are */
    public function steps(): int
    {
        return max(1, intdiv($this->max - $this->min, max(1, $this->step)));
    }

    /** @param int $points in hundredths */
    public function has(int $points): bool
    {
        return $points >= $this->min && $points <= $this->max && ($points - $this->min) % $this->step === 0;
    }

    /**
     * @param int $points in hundredths
     * @return int how many steps they are above the least
     */
    public function stepOf(int $points): int
    {
        return intdiv($points - $this->min, $this->step);
    }
}
