<?php

declare(strict_types=1);

namespace Passerelle\Notices\Preferences;

use Passerelle\Kernel\Database;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\NoticeTables;

/** What people chose, by kind. Who chose nothing has no row. */
final readonly class PreferenceStore
{
    public function __construct(private Database $db)
    {
    }

    public function find(int $userId, NoticeKind $kind): Preference
    {
        return $this->ofUsers([$userId], $kind)[$userId];
    }

    /** @return array<string, Preference> all kinds, by their value */
    public function ofUser(int $userId): array
    {
        $rows = array_column($this->db->rows("SELECT * FROM {$this->table()} WHERE user_id = %d", $userId), null, 'kind');
        $preferences = [];
        foreach (NoticeKind::cases() as $kind) {
            $preferences[$kind->value] = self::preference($kind, $rows[$kind->value] ?? null);
        }

        return $preferences;
    }

    /**
     * @param list<int> $userIds
     * @return array<int, Preference> of each of them, by user id
     */
    public function ofUsers(array $userIds, NoticeKind $kind): array
    {
        $rows = $userIds === [] ? [] : $this->db->rows(
            "SELECT * FROM {$this->table()} WHERE kind = %s AND user_id IN (" . Database::placeholders($userIds) . ')',
            $kind->value,
            ...$userIds,
        );
        $byUser = array_column($rows, null, 'user_id');
        $preferences = [];
        foreach ($userIds as $userId) {
            $preferences[$userId] = self::preference($kind, $byUser[$userId] ?? null);
        }

        return $preferences;
    }

    /** Repeatable. Call within a transaction. */
    public function set(int $userId, Preference $preference): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE user_id = %d AND kind = %s", $userId, $preference->kind->value);
        $this->db->execute(
            "INSERT INTO {$this->table()} (user_id, kind, mail, app) VALUES (%d, %s, %s, %d)",
            $userId,
            $preference->kind->value,
            $preference->mail->value,
            (int) $preference->app,
        );
    }

    /** @param array<string, string|null>|null $row */
    private static function preference(NoticeKind $kind, ?array $row): Preference
    {
        $initial = Preference::initial($kind);
        if ($row === null) {
            return $initial;
        }

        return new Preference($kind, $kind->mail() === null ? MailTiming::Never : MailTiming::tryFrom((string) $row['mail']) ?? $initial->mail, $row['app'] === '1');
    }

    private function table(): string
    {
        return $this->db->table(NoticeTables::PREFERENCES);
    }
}
