<?php

declare(strict_types=1);

namespace Passerelle\Security;

use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** Reads the log. */
final readonly class SecurityEvents
{
    public function __construct(private Database $db)
    {
    }

    /** @return list<StoredEvent> the newest first */
    public function list(EventFilter $filter, int $limit, int $offset = 0): array
    {
        [$condition, $values] = $filter->condition();

        return array_map(self::event(...), $this->db->rows(
            "SELECT * FROM {$this->table()} WHERE {$condition} ORDER BY id DESC LIMIT %d OFFSET %d",
            ...[...$values, $limit, $offset],
        ));
    }

    public function count(EventFilter $filter): int
    {
        [$condition, $values] = $filter->condition();

        return (int) $this->db->value("SELECT COUNT(*) FROM {$this->table()} WHERE {$condition}", ...$values);
    }

    /** @param array<string, string|null> $row */
    private static function event(array $row): StoredEvent
    {
        return new StoredEvent(
            (int) $row['id'],
            StoredInstant::read((string) $row['happened_at']),
            (string) $row['event'],
            (string) $row['outcome'],
            (string) $row['reason'],
            (string) $row['account'],
            (string) $row['actor'],
            (string) $row['network'],
            (string) $row['object'],
            (string) $row['request_id'],
        );
    }

    private function table(): string
    {
        return $this->db->table('security_events');
    }
}
