<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations\Opportunities;

/** Words that what a person seeks has in common with what others offer, or the reverse. */
final readonly class SharedWords
{
    /** What one word must be worth: one that about two dozen items use is not yet a match by itself. */
    private const WEAKEST = 0.25;

    /** @param array<int, array<string, float>> $byGroup worth of each stem, by group id */
    private function __construct(private array $byGroup)
    {
    }

    public static function none(): self
    {
        return new self([]);
    }

    /**
     * @param array<string, list<int>> $groups group ids by stem: all that use it
     * @return self without those whose words are too common
     */
    public static function of(array $groups): self
    {
        $byGroup = [];
        foreach ($groups as $stem => $ids) {
            // The fewer items use a word, the more it says.
            $worth = $ids === [] ? 0.0 : 1 / (1 + log(count($ids)));
            foreach ($ids as $id) {
                $byGroup[$id][$stem] = $worth;
            }
        }

        return new self(array_filter($byGroup, static fn (array $stems): bool => array_sum($stems) >= self::WEAKEST));
    }

    public function and(self $other): self
    {
        $byGroup = $this->byGroup;
        foreach ($other->byGroup as $group => $stems) {
            $byGroup[$group] = [...$byGroup[$group] ?? [], ...$stems];
        }

        return new self($byGroup);
    }

    /** @return list<int> group ids, the strongest matches first */
    public function strongest(int $limit): array
    {
        $strengths = array_map(array_sum(...), $this->byGroup);
        $groups = array_keys($strengths);
        usort($groups, static fn (int $one, int $other): int => [$strengths[$other], $other] <=> [$strengths[$one], $one]);

        return array_slice($groups, 0, $limit);
    }

    /** From 0 to 1: one word that no other person uses is enough. */
    public function strength(int $groupId): float
    {
        return min(1.0, array_sum($this->byGroup[$groupId] ?? []));
    }

    /** @return list<string> */
    public function stems(int $groupId): array
    {
        return array_map(strval(...), array_keys($this->byGroup[$groupId] ?? []));
    }
}
