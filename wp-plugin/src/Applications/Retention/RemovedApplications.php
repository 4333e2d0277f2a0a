<?php

declare(strict_types=1);

namespace Passerelle\Applications\Retention;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\InternalCalls;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Languages\Lang;

/** Lists the applications that can be restored. */
final readonly class RemovedApplications
{
    /** At once: an administrator restores single ones, and the others wait. */
    private const LISTED = 200;

    public function __construct(private Database $db, private InternalCalls $calls, private RetentionTimes $times)
    {
    }

    /** @return list<RemovedApplication> the last removed first */
    public function newest(): array
    {
        $rows = $this->db->rows(
            "SELECT id, number, call_group, removed_at FROM {$this->db->table(ApplicationTables::APPLICATIONS)}"
                . ' WHERE removed_at IS NOT NULL ORDER BY removed_at DESC, id DESC LIMIT %d',
            self::LISTED,
        );
        $groups = array_values(array_unique(array_map(static fn (array $row): int => (int) $row['call_group'], $rows)));
        $calls = $groups === [] ? [] : $this->calls->ofGroups($groups, Lang::DEFAULT->value);

        return array_map(function (array $row) use ($calls): RemovedApplication {
            $removedAt = StoredInstant::read((string) $row['removed_at']);

            return new RemovedApplication(
                (int) $row['id'],
                $row['number'],
                ($calls[(int) $row['call_group']] ?? null)?->record->title,
                $removedAt,
                $removedAt->modify("+{$this->times->recover} days"),
            );
        }, $rows);
    }
}
