<?php

declare(strict_types=1);

namespace Passerelle\Applications\Retention;

use DateTimeImmutable;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** When the end of an application is looked at again, and how near it is. */
final readonly class RetentionStore
{
    private const NEVER = '9999-12-31 00:00:00';

    public function __construct(private Database $db, private Clock $clock)
    {
    }

    /** @return list<int> ids of applications whose end is to be looked at, the longest waiting first */
    public function due(int $limit): array
    {
        return $this->db->ids(
            "SELECT id FROM {$this->table()} WHERE retention_check_at <= %s ORDER BY retention_check_at, id LIMIT %d",
            $this->clock->now()->format(StoredInstant::FORMAT),
            $limit,
        );
    }

    /** @param DateTimeImmutable|null $checkAt null: never */
    public function save(int $applicationId, Standing $standing, ?DateTimeImmutable $checkAt): void
    {
        $text = static fn (?DateTimeImmutable $instant): string => $instant?->format(StoredInstant::FORMAT) ?? '';
        $this->db->execute(
            "UPDATE {$this->table()} SET retention_notices = %d, removal_at = NULLIF(%s, ''), removed_at = NULLIF(%s, ''), retention_check_at = %s WHERE id = %d",
            $standing->notices,
            $text($standing->removalAt),
            $text($standing->removedAt),
            $checkAt === null ? self::NEVER : $text($checkAt),
            $applicationId,
        );
    }

    private function table(): string
    {
        return $this->db->table(ApplicationTables::APPLICATIONS);
    }
}
