<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Tags;

use Passerelle\Kernel\Database;
use Passerelle\Kernel\Text\Folding;

/** Tags of the applications to a call. A tag ends with its last application. */
final readonly class TagStore
{
    public function __construct(private Database $db)
    {
    }

    /** @return array<int, string> names by id, in the order of the alphabet */
    public function ofCall(int $callGroup): array
    {
        $names = [];
        $rows = $this->db->rows(
            "SELECT tag.id, tag.name FROM {$this->tags()} tag WHERE tag.call_group = %d"
                . " AND EXISTS (SELECT 1 FROM {$this->tagged()} tagged WHERE tagged.tag_id = tag.id) ORDER BY tag.name_key",
            $callGroup,
        );
        foreach ($rows as $row) {
            $names[(int) $row['id']] = (string) $row['name'];
        }

        return $names;
    }

    /**
     * @param list<int> $applicationIds
     * @return array<int, list<string>> names in the order of the alphabet, by application
     */
    public function of(array $applicationIds): array
    {
        $names = [];
        if ($applicationIds !== []) {
            $rows = $this->db->rows(
                "SELECT tagged.application_id, tag.name FROM {$this->tagged()} tagged JOIN {$this->tags()} tag ON tag.id = tagged.tag_id"
                    . ' WHERE tagged.application_id IN (' . Database::placeholders($applicationIds) . ') ORDER BY tag.name_key',
                ...$applicationIds,
            );
            foreach ($rows as $row) {
                $names[(int) $row['application_id']][] = (string) $row['name'];
            }
        }

        return $names;
    }

    /** Deletes all of a call that is deleted for good. */
    public function forgetCall(int $callGroup): void
    {
        $this->db->execute("DELETE FROM {$this->tagged()} WHERE tag_id IN (SELECT id FROM {$this->tags()} WHERE call_group = %d)", $callGroup);
        $this->db->execute("DELETE FROM {$this->tags()} WHERE call_group = %d", $callGroup);
    }

    public function find(int $callGroup, string $name): ?int
    {
        $id = $this->db->value("SELECT id FROM {$this->tags()} WHERE call_group = %d AND name_key = %s", $callGroup, self::key($name));

        return $id === null ? null : (int) $id;
    }

    public function countOfCall(int $callGroup): int
    {
        return (int) $this->db->value("SELECT COUNT(*) FROM {$this->tags()} WHERE call_group = %d", $callGroup);
    }

    public function countOf(int $applicationId): int
    {
        return (int) $this->db->value("SELECT COUNT(*) FROM {$this->tagged()} WHERE application_id = %d", $applicationId);
    }

    public function has(int $applicationId, int $tagId): bool
    {
        return $this->db->value("SELECT tag_id FROM {$this->tagged()} WHERE application_id = %d AND tag_id = %d", $applicationId, $tagId) !== null;
    }

    /** @return int id of the tag, which another process may have added meanwhile */
    public function add(int $callGroup, string $name): int
    {
        $this->db->execute("INSERT IGNORE INTO {$this->tags()} (call_group, name, name_key) VALUES (%d, %s, %s)", $callGroup, $name, self::key($name));

        return (int) $this->db->value("SELECT id FROM {$this->tags()} WHERE call_group = %d AND name_key = %s FOR UPDATE", $callGroup, self::key($name));
    }

    public function attach(int $applicationId, int $tagId): void
    {
        $this->db->execute("INSERT IGNORE INTO {$this->tagged()} (application_id, tag_id) VALUES (%d, %d)", $applicationId, $tagId);
    }

    public function detach(int $applicationId, int $tagId): void
    {
        $this->db->execute("DELETE FROM {$this->tagged()} WHERE application_id = %d AND tag_id = %d", $applicationId, $tagId);
        $this->db->execute("DELETE FROM {$this->tags()} WHERE id = %d AND NOT EXISTS (SELECT 1 FROM {$this->tagged()} tagged WHERE tagged.tag_id = %d)", $tagId, $tagId);
    }

    /** Whether two names are one tag: case and accents do not matter. */
    public static function key(string $name): string
    {
        return Folding::sortKey($name);
    }

    /** In SQL, for the application `listed`: has the tag whose id follows. */
    public function isTagged(): string
    {
        return "EXISTS (SELECT 1 FROM {$this->tagged()} tagged WHERE tagged.application_id = listed.application_id AND tagged.tag_id = %d)";
    }

    private function tags(): string
    {
        return $this->db->table(TagTables::TAGS);
    }

    private function tagged(): string
    {
        return $this->db->table(TagTables::TAGGED);
    }
}
