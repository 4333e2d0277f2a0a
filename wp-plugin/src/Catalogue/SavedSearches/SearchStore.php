<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\SavedSearches;

use Passerelle\Catalogue\Filters\Filters;
use Passerelle\Catalogue\Limits;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Languages\Lang;
use Passerelle\Notices\Preferences\MailTiming;

/** The table of saved searches. What a person reads or changes is always looked for among their own rows. */
final readonly class SearchStore
{
    public function __construct(private Database $db, private Clock $clock, private Filters $filters, private Limits $limits)
    {
    }

    /** @return list<SavedSearch> the newest first */
    public function ofUser(int $userId): array
    {
        return $this->searches($this->db->rows("SELECT * FROM {$this->table()} WHERE user_id = %d ORDER BY id DESC", $userId));
    }

    /**
     * The same, as they are until the end of the transaction: a search that is saved at this moment waits.
     *
     * @return list<SavedSearch>
     */
    public function lock(int $userId): array
    {
        $this->db->value("SELECT ID FROM {$this->db->wpdb->users} WHERE ID = %d FOR UPDATE", $userId);

        return $this->ofUser($userId);
    }

    /** @return list<SavedSearch> searches in a language with an alert, after one of them in the order of their fingerprints */
    public function withAlert(Lang $language, string $afterFingerprint, int $afterId, int $limit): array
    {
        return $this->searches($this->db->rows(
            "SELECT * FROM {$this->table()} WHERE language = %s AND alert <> %s AND (fingerprint > %s OR (fingerprint = %s AND id > %d)) ORDER BY fingerprint, id LIMIT %d",
            $language->value,
            MailTiming::Never->value,
            $afterFingerprint,
            $afterFingerprint,
            $afterId,
            $limit,
        ));
    }

    public function hasAlerts(int $userId): bool
    {
        return $this->db->value("SELECT id FROM {$this->table()} WHERE user_id = %d AND alert <> %s LIMIT 1", $userId, MailTiming::Never->value) !== null;
    }

    public function add(int $userId, SearchedFor $query, string $name, MailTiming $alert): void
    {
        $this->db->insertRows(SearchTables::SEARCHES, ['user_id', 'language', 'fingerprint', 'name', 'query', 'alert', 'created_at'], [[
            $userId,
            $query->language->value,
            $query->fingerprint(),
            $name,
            $query->json(),
            $alert->value,
            $this->clock->now()->format(StoredInstant::FORMAT),
        ]]);
    }

    public function change(int $userId, int $id, string $name, MailTiming $alert): void
    {
        $this->db->execute("UPDATE {$this->table()} SET name = %s, alert = %s WHERE user_id = %d AND id = %d", $name, $alert->value, $userId, $id);
    }

    public function endAlerts(int $userId): void
    {
        $this->db->execute("UPDATE {$this->table()} SET alert = %s WHERE user_id = %d", MailTiming::Never->value, $userId);
    }

    public function delete(int $userId, int $id): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE user_id = %d AND id = %d", $userId, $id);
    }

    public function forgetPerson(int $userId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE user_id = %d", $userId);
    }

    /**
     * @param list<array<string, string|null>> $rows
     * @return list<SavedSearch>
     */
    private function searches(array $rows): array
    {
        return array_map(fn (array $row): SavedSearch => new SavedSearch(
            (int) $row['id'],
            (int) $row['user_id'],
            (string) $row['name'],
            (string) $row['fingerprint'],
            SearchedFor::read(Lang::from((string) $row['language']), (string) $row['query'], $this->filters, $this->limits),
            MailTiming::from((string) $row['alert']),
            StoredInstant::read((string) $row['created_at']),
        ), $rows);
    }

    private function table(): string
    {
        return $this->db->table(SearchTables::SEARCHES);
    }
}
