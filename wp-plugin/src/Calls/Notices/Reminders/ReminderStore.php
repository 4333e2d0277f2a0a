<?php

declare(strict_types=1);

namespace Passerelle\Calls\Notices\Reminders;

use DateTimeImmutable;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/**
 * The table of reminders of events to come. A sent one stays until its event, so that a date that moves away and back does
 * not send it again.
 */
final readonly class ReminderStore
{
    public function __construct(private Database $db, private Clock $clock)
    {
    }

    /**
     * Those that were not sent and are not among these are given up; those whose instant is past are not begun.
     *
     * @param list<Reminder> $reminders of this group
     */
    public function plan(int $groupId, array $reminders): void
    {
        $planned = $this->db->rows("SELECT * FROM {$this->table()} WHERE group_id = %d", $groupId);
        $key = static fn (string $kind, string $eventAt): string => "{$kind} {$eventAt}";
        $wanted = $known = [];
        foreach ($reminders as $reminder) {
            $wanted[$key($reminder->kind->value, $reminder->eventAt->format(StoredInstant::FORMAT))] = $reminder;
        }
        foreach ($planned as $row) {
            $name = $key((string) $row['kind'], (string) $row['event_at']);
            $known[$name] = true;
            if (!isset($wanted[$name]) && $row['sent_at'] === null) {
                $this->db->execute(
                    "DELETE FROM {$this->table()} WHERE group_id = %d AND kind = %s AND event_at = %s AND sent_at IS NULL",
                    $groupId,
                    (string) $row['kind'],
                    (string) $row['event_at'],
                );
            }
        }
        foreach (array_diff_key($wanted, $known) as $reminder) {
            if ($reminder->dueAt > $this->clock->now()) {
                $this->add($reminder);
            }
        }
    }

    /** Ends with its call. */
    public function forget(int $groupId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE group_id = %d", $groupId);
    }

    /** @return list<Reminder> that are due and not sent */
    public function due(int $limit): array
    {
        $now = $this->now();
        $rows = $this->db->rows("SELECT * FROM {$this->table()} WHERE due_at <= %s AND sent_at IS NULL ORDER BY due_at LIMIT %d", $now, $limit);
        $reminders = [];
        foreach ($rows as $row) {
            $kind = ReminderKind::tryFrom((string) $row['kind']);
            if ($kind !== null) {
                [$event, $due, $expiry] = array_map(
                    static fn (string $column): DateTimeImmutable => StoredInstant::read((string) $row[$column]),
                    ['event_at', 'due_at', 'expires_at'],
                );
                $reminders[] = new Reminder((int) $row['group_id'], $kind, $event, $due, $expiry);
            }
        }

        return $reminders;
    }

    /** @return bool false: another worker sent it, or its date moved. Call within the transaction that sends it. */
    public function claim(Reminder $reminder): bool
    {
        return $this->db->execute(
            "UPDATE {$this->table()} SET sent_at = %s WHERE group_id = %d AND kind = %s AND event_at = %s AND sent_at IS NULL",
            $this->now(),
            $reminder->groupId,
            $reminder->kind->value,
            $reminder->eventAt->format(StoredInstant::FORMAT),
        ) === 1;
    }

    /** @return int reminders of events that are past, which were deleted */
    public function purge(): int
    {
        return $this->db->execute("DELETE FROM {$this->table()} WHERE due_at <= %s AND event_at <= %s", $this->now(), $this->now());
    }

    private function add(Reminder $reminder): void
    {
        $this->db->execute(
            "INSERT INTO {$this->table()} (group_id, kind, event_at, due_at, expires_at) VALUES (%d, %s, %s, %s, %s)",
            $reminder->groupId,
            $reminder->kind->value,
            $reminder->eventAt->format(StoredInstant::FORMAT),
            $reminder->dueAt->format(StoredInstant::FORMAT),
            $reminder->expiresAt->format(StoredInstant::FORMAT),
        );
    }

    private function now(): string
    {
        return $this->clock->now()->format(StoredInstant::FORMAT);
    }

    private function table(): string
    {
        return $this->db->table(ReminderTables::REMINDERS);
    }
}
