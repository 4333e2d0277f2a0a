<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management\Listing;

use DateTimeImmutable;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Text\Folding;

/** Chooses one call of each group, filters and sorts. */
final readonly class OwnCallOrder
{
    public function __construct(private Clock $clock)
    {
    }

    /**
     * @param list<OwnCallPost> $posts the oldest first
     * @return list<OwnCallPost> at most one of each group
     */
    public function of(array $posts, OwnCallQuery $query): array
    {
        $rows = [];
        foreach ($posts as $post) {
            if ($query->language === null || $post->language === $query->language) {
                $rows[$post->groupId] ??= $post;
            }
        }
        $rows = array_values(array_filter($rows, static fn (OwnCallPost $post): bool => $query->state === null || $post->state === $query->state));
        // The newest first among equals.
        usort($rows, fn (OwnCallPost $a, OwnCallPost $b): int => $this->key($a, $query->sort) <=> $this->key($b, $query->sort) ?: $b->id <=> $a->id);

        return $rows;
    }

    /** @return array{int, int|string} */
    private function key(OwnCallPost $post, OwnCallSort $sort): array
    {
        return match ($sort) {
            OwnCallSort::Recent => [0, -(int) strtotime("{$post->modifiedAt} UTC")],
            OwnCallSort::Title => [0, Folding::sortKey($post->title)],
            OwnCallSort::Closing => $this->next($post->dates->closesAt),
            OwnCallSort::Opening => $this->next($post->dates->opensAt),
        };
    }

    /** @return array{int, int} what comes first, then what has no date, then what is over, the last one first */
    private function next(?DateTimeImmutable $date): array
    {
        $now = $this->clock->now()->getTimestamp();
        $at = $date?->getTimestamp();

        return match (true) {
            $at === null => [1, 0],
            $at >= $now => [0, $at],
            default => [2, -$at],
        };
    }
}
