<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Kernel\Tasks\DueWork;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;

/**
 * Publishes scheduled posts that are due, independently of WordPress's cron, which needs visitors. It fires the same event as
 * the cron, so the same hooks run.
 */
#[Priority(60)]
final readonly class DuePosts implements DueWork
{
    private const BATCH = 50;
    private const EVENT = 'publish_future_post';

    public function __construct(private Database $db, private Clock $clock)
    {
    }

    /** @return int posts published */
    public function run(): int
    {
        $published = 0;
        foreach ($this->due() as $id) {
            clean_post_cache($id);
            try {
                do_action(self::EVENT, $id);
            } catch (DomainError) {
                // Already published by another worker or in the administration.
                continue;
            }
            $published += get_post_status($id) === Status::Published->value ? 1 : 0;
        }

        return $published;
    }

    /** @return list<int> */
    private function due(): array
    {
        $types = array_map(static fn (ContentType $type): string => $type->value, ContentType::cases());

        return $this->db->ids(
            "SELECT ID FROM {$this->db->wpdb->posts} WHERE post_status = %s AND post_type IN (" . Database::placeholders($types) . ')
            AND post_date_gmt <= %s ORDER BY post_date_gmt, ID LIMIT %d',
            ...[Status::Scheduled->value, ...$types, $this->clock->now()->format(StoredInstant::FORMAT), self::BATCH],
        );
    }
}
