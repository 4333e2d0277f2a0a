<?php

declare(strict_types=1);

namespace Passerelle\Applications\Messages;

use Passerelle\Kernel\Database;
use Passerelle\Rights\Viewer;

/** How many messages of the other sides a person has not read yet. */
final readonly class UnreadMessages
{
    public function __construct(private Database $db)
    {
    }

    /**
     * @param list<int> $applicationIds whose thread the person reads on this side
     * @return array<int, int> by application, without those of which everything was read
     */
    public function of(Viewer $viewer, ThreadSide $side, array $applicationIds): array
    {
        $rows = $applicationIds === [] ? [] : $this->db->rows(
            "SELECT message.application_id, COUNT(*) AS unread {$this->from()} AND message.application_id IN ("
                . Database::placeholders($applicationIds) . ') GROUP BY message.application_id',
            $viewer->id,
            $side->value,
            ...$applicationIds,
        );
        $counts = [];
        foreach ($rows as $row) {
            $counts[(int) $row['application_id']] = (int) $row['unread'];
        }

        return $counts;
    }

    /**
     * @param string $applicationId in SQL
     * @return string condition in SQL: something of its thread was not read. Its values: user id, side of the reader
     */
    public function isOf(string $applicationId): string
    {
        return "EXISTS (SELECT 1 {$this->from()} AND message.application_id = {$applicationId})";
    }

    private function from(): string
    {
        return "FROM {$this->db->table(ThreadTables::MESSAGES)} message LEFT JOIN {$this->db->table(ThreadTables::MARKS)} mark"
            . ' ON mark.application_id = message.application_id AND mark.user_id = %d WHERE message.side <> %s AND message.id > COALESCE(mark.read_id, 0)';
    }
}
