<?php

declare(strict_types=1);

namespace Passerelle\Outbox;

use Passerelle\Content\ContentType;
use Passerelle\Content\Status;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Transaction;

/**
 * Publishes scheduled posts whose time has come, so that nothing depends on WordPress's cron, which needs visitors.
 * WordPress's own function does it: the same hooks run as for its cron.
 */
final readonly class DuePosts
{
    private const BATCH = 50;

    public function __construct(private Database $db, private Clock $clock, private Transaction $transaction)
    {
    }

    /** @return int posts published */
    public function publish(): int
    {
        $published = 0;
        foreach ($this->due() as $id) {
            $published += $this->transaction->run(fn (): bool => $this->publishOne($id)) ? 1 : 0;
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

    private function publishOne(int $id): bool
    {
        $status = $this->db->value("SELECT post_status FROM {$this->db->wpdb->posts} WHERE ID = %d FOR UPDATE", $id);
        if ($status !== Status::Scheduled->value) {
            return false;
        }
        clean_post_cache($id);
        wp_publish_post($id);

        return true;
    }
}
