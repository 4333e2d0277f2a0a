<?php

declare(strict_types=1);

namespace Passerelle\Favourites\Reminders;

use DateTimeImmutable;
use Passerelle\Favourites\FavouriteTables;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/**
 * The table of reminders of dates to come. One that was begun stays until its date, so that a date that moves away and back
 * sends no reminder twice.
 */
final readonly class ReminderStore
{
    private const KEY = 'group_id = %d AND kind = %s AND event_at = %s';

    public function __construct(private Database $db, private Clock $clock)
    {
    }

    /**
     * Those that are not among these are given up, or end where they are; those whose instant is past are not planned.
     *
     * @param list<Reminder> $reminders of this group
     */
    public function plan(int $groupId, array $reminders): void
    {
        $wanted = [];
        foreach ($reminders as $reminder) {
            $wanted[self::name($reminder)] = $reminder;
        }
        foreach (self::reminders($this->db->rows("SELECT * FROM {$this->table()} WHERE group_id = %d", $groupId)) as $planned) {
            if (!isset($wanted[self::name($planned)])) {
                $this->db->execute("DELETE FROM {$this->table()} WHERE " . self::KEY . ' AND last_user_id = 0 AND done_at IS NULL', ...self::key($planned));
                $this->finish($planned);
            }
            unset($wanted[self::name($planned)]);
        }
        $this->add(array_values(array_filter($wanted, fn (Reminder $reminder): bool => $reminder->dueAt > $this->clock->now())));
    }

    /** Ends with its item. */
    public function forget(int $groupId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE group_id = %d", $groupId);
    }

    /** @return list<Reminder> that are due and not done */
    public function due(int $limit): array
    {
        return self::reminders($this->db->rows("SELECT * FROM {$this->table()} WHERE due_at <= %s AND done_at IS NULL ORDER BY due_at, group_id LIMIT %d", $this->now(), $limit));
    }

    /**
     * @param int $lastUserId of those who are reminded now
     * @return bool false: another worker reminds them, or the date moved. Call first in the transaction that reminds them.
     */
    public function advance(Reminder $reminder, int $lastUserId): bool
    {
        return $this->db->execute(
            "UPDATE {$this->table()} SET last_user_id = %d WHERE " . self::KEY . ' AND last_user_id = %d AND done_at IS NULL',
            $lastUserId,
            ...[...self::key($reminder), $reminder->lastUserId],
        ) === 1;
    }

    public function finish(Reminder $reminder): void
    {
        $this->db->execute("UPDATE {$this->table()} SET done_at = %s WHERE " . self::KEY . ' AND done_at IS NULL', $this->now(), ...self::key($reminder));
    }

    /** @return int reminders of dates that are past, which were deleted */
    public function purge(): int
    {
        return $this->db->execute("DELETE FROM {$this->table()} WHERE due_at <= %s AND event_at <= %s", $this->now(), $this->now());
    }

    /** @param list<Reminder> $reminders */
    private function add(array $reminders): void
    {
        $row = static fn (Reminder $each): array => [...self::key($each), $each->dueAt->format(StoredInstant::FORMAT), $each->expiresAt->format(StoredInstant::FORMAT), 0];
        $this->db->insertRows(FavouriteTables::REMINDERS, ['group_id', 'kind', 'event_at', 'due_at', 'expires_at', 'last_user_id'], array_map($row, $reminders));
    }

    /** @return array{int, string, string} */
    private static function key(Reminder $reminder): array
    {
        return [$reminder->groupId, $reminder->kind->value, $reminder->eventAt->format(StoredInstant::FORMAT)];
    }

    private static function name(Reminder $reminder): string
    {
        return implode(' ', self::key($reminder));
    }

    /**
     * @param list<array<string, string|null>> $rows
     * @return list<Reminder> without kinds that this version does not know
     */
    private static function reminders(array $rows): array
    {
        $instant = static fn (?string $text): DateTimeImmutable => StoredInstant::read((string) $text);
        $reminders = [];
        foreach ($rows as $row) {
            $kind = ReminderKind::tryFrom((string) $row['kind']);
            if ($kind !== null) {
                $reminders[] = new Reminder(
                    (int) $row['group_id'],
                    $kind,
                    $instant($row['event_at']),
                    $instant($row['due_at']),
                    $instant($row['expires_at']),
                    (int) $row['last_user_id'],
                );
            }
        }

        return $reminders;
    }

    private function now(): string
    {
        return $this->clock->now()->format(StoredInstant::FORMAT);
    }

    private function table(): string
    {
        return $this->db->table(FavouriteTables::REMINDERS);
    }
}
