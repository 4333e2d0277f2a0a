<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Figures;

use Passerelle\Kernel\Composition\Limit;

/**
 * Leaves out what could point to single persons: every number below the smallest one that is published, and as many others as it
 * takes that none of those left out follows from the rest and the whole.
 */
final readonly class Suppression
{
    private const HIDDEN_MIN = 2;

    /** @param int $smallest number that is published */
    public function __construct(#[Limit('moderation', 'figuresSmallest')] private int $smallest)
    {
    }

    public function whole(int $count): ?int
    {
        return $count < $this->smallest ? null : $count;
    }

    /**
     * @param array<string, int> $parts of a whole, by name
     * @return array<string, int|null> null: left out
     */
    public function parts(int $whole, array $parts): array
    {
        if ($this->whole($whole) === null) {
            return array_fill_keys(array_keys($parts), null);
        }
        $hidden = array_filter($parts, fn (int $count): bool => $count < $this->smallest);
        $visible = array_diff_key($parts, $hidden);
        asort($visible);
        while ($hidden !== [] && $visible !== [] && (count($hidden) < self::HIDDEN_MIN || array_sum($hidden) < $this->smallest)) {
            $name = array_key_first($visible);
            $hidden[$name] = $visible[$name];
            unset($visible[$name]);
        }

        return $visible + array_fill_keys(array_keys($hidden), null);
    }
}
