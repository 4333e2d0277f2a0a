<?php

declare(strict_types=1);

namespace Passerelle\Admin\Health;

/** What a clock says, compared with PHP's. */
final readonly class ClockReading
{
    /**
     * @param float $offset seconds by which it is ahead
     * @param float $margin seconds by which that may be wrong: half of what asking took, and how finely it is written
     */
    public function __construct(public float $offset, public float $margin)
    {
    }

    public function differsFrom(self $other, int $seconds): bool
    {
        return abs($this->offset - $other->offset) - $this->margin - $other->margin >= $seconds;
    }

    /**
     * @param array<string, self> $readings by name
     * @param int $seconds from which clocks differ
     * @return list<string> names of the clocks that are wrong: those that differ from each other one, else all that differ from one
     */
    public static function wrong(array $readings, int $seconds): array
    {
        $differing = [];
        foreach ($readings as $name => $reading) {
            $others = array_diff_key($readings, [$name => true]);
            $differing[$name] = count(array_filter($others, static fn (self $other): bool => $reading->differsFrom($other, $seconds)));
        }
        $alone = array_keys($differing, count($readings) - 1, true);

        return $alone === [] ? array_keys(array_filter($differing, static fn (int $count): bool => $count > 0)) : $alone;
    }
}
