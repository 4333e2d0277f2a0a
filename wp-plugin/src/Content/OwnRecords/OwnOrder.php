<?php

declare(strict_types=1);

namespace Passerelle\Content\OwnRecords;

use Passerelle\Security\Audit\AuditLines;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Kernel\Text\Folding;

/** Chooses one post of each group, filters and sorts. */
final readonly class OwnOrder
{
    public function __construct(private AuditLines $audit)
    {
    }

    /**
     * @param list<OwnPost> $posts the oldest first
     * @return list<OwnPost> at most one of each group
     */
    public function of(array $posts, OwnQuery $query): array
    {
        $rows = [];
        foreach ($posts as $post) {
            if ($query->language === null || $post->language === $query->language) {
                $rows[$post->groupId] ??= $post;
            }
        }
        $rows = array_values(array_filter($rows, static fn (OwnPost $post): bool => $query->status === null || $post->status === $query->status));
        $keys = $this->keys($rows, $query->sort);
        $descends = in_array($query->sort, [OwnSort::Recent, OwnSort::TitleDesc], true) ? -1 : 1;
        // The newest first among equals.
        usort($rows, static fn (OwnPost $a, OwnPost $b): int => ($descends * strcmp($keys[$a->id], $keys[$b->id])) ?: $b->id <=> $a->id);

        return $rows;
    }

    /**
     * @param list<OwnPost> $rows
     * @return array<int, string> by post id
     */
    private function keys(array $rows, OwnSort $sort): array
    {
        $history = $sort === OwnSort::Waiting ? History::read($this->audit, array_map(static fn (OwnPost $post): int => $post->groupId, $rows)) : null;
        $keys = [];
        foreach ($rows as $post) {
            $keys[$post->id] = match ($sort) {
                OwnSort::Recent => $post->modifiedAt,
                OwnSort::TitleAsc, OwnSort::TitleDesc => Folding::sortKey($post->title),
                // A colon follows all digits: without a date one comes last.
                OwnSort::Waiting => $history?->waitingSince($post->id, $post->status)?->format(StoredInstant::FORMAT) ?? ':',
            };
        }

        return $keys;
    }
}
