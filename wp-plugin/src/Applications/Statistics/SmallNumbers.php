<?php

declare(strict_types=1);

namespace Passerelle\Applications\Statistics;

use Passerelle\Kernel\Composition\Limit;

/**
 * Hides small numbers of people, and as many others as it takes that no subtraction from the total, which is known, finds them. Who knows these
 * rules finds none either: tests try all figures that lead to the same result.
 */
final readonly class SmallNumbers
{
    public function __construct(#[Limit('statistics', 'smallest')] private int $smallest)
    {
    }

    /**
     * Parts of a whole: each person is in one of them.
     *
     * @param array<string, int> $counts all parts, also those with nobody
     * @return array<string, int|null> in the same order; null: hidden
     */
    public function ofParts(array $counts): array
    {
        $parts = array_keys($counts);
        asort($counts);
        $hidden = array_filter($counts, fn (int $count): bool => $count < $this->smallest);
        foreach ($hidden === [] ? [] : array_diff_key($counts, $hidden) as $part => $count) {
            // What remains of the total is about several parts with enough people each, and equal parts are hidden together: otherwise
            // few combinations, or the order of the parts, would tell.
            $isEnough = count($hidden) > 1 && array_sum($hidden) >= $this->smallest * count($hidden);
            if ($isEnough && !in_array($count, $hidden, true)) {
                break;
            }
            $hidden[$part] = $count;
        }
        $shown = [];
        foreach ($parts as $part) {
            $shown[$part] = isset($hidden[$part]) || array_sum($counts) < $this->smallest ? null : $counts[$part];
        }

        return $shown;
    }

    /**
     * Answers of which each person may choose several: those who did not choose one are known, too.
     *
     * @param array<string, int> $counts
     * @return array<string, int|null> null: hidden
     */
    public function ofChoices(array $counts, int $people): array
    {
        return array_map(fn (int $count): ?int => $count < $this->smallest || $people - $count < $this->smallest ? null : $count, $counts);
    }
}
