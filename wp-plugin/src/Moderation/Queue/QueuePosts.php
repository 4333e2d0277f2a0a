<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Queue;

use Passerelle\Kernel\Database;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\CapabilityMatrix;

/** Everything that the index has or should have a row of: posts of moderated types, and rows whose post is gone. */
final readonly class QueuePosts
{
    public function __construct(private Database $db, private QueueStore $store)
    {
    }

    /** @return list<int> ids above $after in ascending order, at most $limit */
    public function next(int $after, int $limit): array
    {
        $types = array_map(static fn (ContentType $type): string => $type->value, CapabilityMatrix::moderated());
        $posts = $this->db->ids(
            "SELECT ID FROM {$this->db->wpdb->posts} WHERE post_type IN (" . Database::placeholders($types) . ') AND ID > %d ORDER BY ID LIMIT %d',
            ...[...$types, $after, $limit],
        );
        $ids = array_values(array_unique([...$posts, ...$this->store->ids($after, $limit)]));
        sort($ids);

        return array_slice($ids, 0, $limit);
    }
}
