<?php

declare(strict_types=1);

namespace Passerelle\Outbox;

use Passerelle\Content\ContentType;
use Passerelle\Content\Status;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;

/**
 * Publishes scheduled posts whose time has come, so that nothing depends on WordPress's cron, which needs visitors.
 * The event is the one that its cron would run, so the same hooks do the work.
 */
final readonly class DuePosts
{
    private const BATCH = 50;
    private const EVENT = 'publish_future_post';

    public function __construct(private Database $db, private Clock $clock)
    {
    }

    /** @return int posts published */
    public function publish(): int
    {
        $published = 0;
        foreach ($this->due() as $id) {
            clean_post_cache($id);
            try {
                do_action(self::EVENT, $id);
            } catch (DomainError) {
                // Another worker, or somebody in the admin, was faster.
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
            ...[Status::Scheduled->value, ...$types, $this->clock->now()->format('Y-m-d H:i:s'), self::BATCH],
        );
    }
}
