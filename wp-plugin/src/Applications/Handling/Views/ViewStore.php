<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Views;

use Passerelle\Applications\Stage;
use Passerelle\Kernel\Database;

/** Saved views of the lists of applications. */
final readonly class ViewStore
{
    public function __construct(private Database $db)
    {
    }

    /** @return list<SavedView> one’s own and shared ones, by name */
    public function of(Stage $stage, int $userId): array
    {
        return array_map(self::view(...), $this->db->rows(
            "SELECT id, user_id, is_shared, name, search FROM {$this->table()} WHERE call_group = %d AND stage = %d AND (user_id = %d OR is_shared = 1) ORDER BY name, id",
            $stage->callGroup,
            $stage->number,
            $userId,
        ));
    }

    public function add(Stage $stage, int $userId, string $name, string $search, bool $isShared): void
    {
        $this->db->insertRows(ViewTables::VIEWS, ['call_group', 'stage', 'user_id', 'is_shared', 'name', 'search'], [
            [$stage->callGroup, $stage->number, $userId, (int) $isShared, $name, $search],
        ]);
    }

    public function change(SavedView $view): void
    {
        $this->db->execute("UPDATE {$this->table()} SET name = %s, search = %s, is_shared = %d WHERE id = %d", $view->name, $view->search, (int) $view->isShared, $view->id);
    }

    public function delete(int $id): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE id = %d", $id);
    }

    /** @return list<array<string, string|null>> what a person saved */
    public function ofPerson(int $userId): array
    {
        return $this->db->rows("SELECT call_group, name, search, is_shared FROM {$this->table()} WHERE user_id = %d ORDER BY id", $userId);
    }

    /** Own ones end with the account, shared ones stay without a name. */
    public function erase(int $userId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE user_id = %d AND is_shared = 0", $userId);
        $this->db->execute("UPDATE {$this->table()} SET user_id = 0 WHERE user_id = %d", $userId);
    }

    /** Deletes all of a call that is deleted for good. */
    public function forgetCall(int $callGroup): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE call_group = %d", $callGroup);
    }

    /** @param array<string, string|null> $row */
    private static function view(array $row): SavedView
    {
        return new SavedView((int) $row['id'], (int) $row['user_id'], $row['is_shared'] === '1', (string) $row['name'], (string) $row['search']);
    }

    private function table(): string
    {
        return $this->db->table(ViewTables::VIEWS);
    }
}
