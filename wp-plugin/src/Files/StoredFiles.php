<?php

declare(strict_types=1);

namespace Passerelle\Files;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Kernel\Text\PlainText;

/** Rows of stored files. No permission checks. */
final readonly class StoredFiles
{
    private const ALT_MAX = 255;

    public function __construct(private Database $db, private Clock $clock)
    {
    }

    /** @param array<string, string> $alt by language */
    public function describe(int $id, array $alt): void
    {
        foreach (['fr', 'en'] as $language) {
            if (isset($alt[$language])) {
                $text = mb_substr(PlainText::line($alt[$language]), 0, self::ALT_MAX);
                $this->db->execute("UPDATE {$this->db->table('files')} SET alt_{$language} = %s WHERE id = %d", $text, $id);
            }
        }
    }

    public function find(int $id): ?StoredFile
    {
        return $this->findMany([$id])[$id] ?? null;
    }

    /**
     * @param list<int> $ids
     * @return array<int, StoredFile> by id, in the requested order; one query
     */
    public function findMany(array $ids): array
    {
        if ($ids === []) {
            return [];
        }
        $rows = $this->db->rows(
            "SELECT f.*, s.state, s.reason FROM {$this->db->table('files')} f LEFT JOIN {$this->db->table('file_scans')} s ON s.file_id = f.id
            WHERE f.id IN (" . Database::placeholders($ids) . ')',
            ...$ids,
        );
        $files = [];
        foreach ($rows as $row) {
            $files[(int) $row['id']] = $this->file($row);
        }

        $ordered = [];
        foreach ($ids as $id) {
            if (isset($files[$id])) {
                $ordered[$id] = $files[$id];
            }
        }

        return $ordered;
    }

    /**
     * Files that nobody deletes until the end of the transaction.
     *
     * @param non-empty-list<int> $ids
     * @return list<int> those that exist
     */
    public function lock(array $ids): array
    {
        return $this->db->ids("SELECT id FROM {$this->db->table('files')} WHERE id IN (" . Database::placeholders($ids) . ') ORDER BY id FOR UPDATE', ...$ids);
    }

    /** @param list<int> $ids */
    public function delete(array $ids): void
    {
        if ($ids !== []) {
            $this->db->execute("DELETE FROM {$this->db->table('files')} WHERE id IN (" . Database::placeholders($ids) . ')', ...$ids);
            $this->db->execute("DELETE FROM {$this->db->table('file_scans')} WHERE file_id IN (" . Database::placeholders($ids) . ')', ...$ids);
        }
    }

    /**
     * @param array{int, int}|null $size
     * @param array<string, string> $alt
     */
    public function add(FilePurpose $purpose, int $ownerId, string $name, string $path, string $mime, int $bytes, ?array $size, array $alt): int
    {
        $done = $this->db->wpdb->insert($this->db->table('files'), [
            'purpose' => $purpose->value,
            'owner_id' => $ownerId,
            'name' => $name,
            'path' => $path,
            'mime' => $mime,
            'size' => $bytes,
            'width' => $size[0] ?? null,
            'height' => $size[1] ?? null,
            'alt_fr' => mb_substr(PlainText::line($alt['fr'] ?? ''), 0, self::ALT_MAX),
            'alt_en' => mb_substr(PlainText::line($alt['en'] ?? ''), 0, self::ALT_MAX),
            'created_at' => $this->clock->now()->format(StoredInstant::FORMAT),
        ]);
        if ($done === false) {
            throw new \Passerelle\Kernel\DatabaseError($this->db->wpdb->last_error);
        }

        return $this->db->wpdb->insert_id;
    }

    /** @param array<string, string|null> $row */
    private function file(array $row): StoredFile
    {
        // No scan row: never scanned, and ready. An unknown state is not readable.
        $state = $row['state'] === null ? FileState::Ready : (FileState::tryFrom($row['state']) ?? FileState::Scanning);

        return new StoredFile(
            (int) $row['id'],
            FilePurpose::tryFrom((string) $row['purpose']) ?? FilePurpose::Document,
            (int) $row['owner_id'],
            (string) $row['name'],
            (string) $row['path'],
            (string) $row['mime'],
            (int) $row['size'],
            $row['width'] === null ? null : (int) $row['width'],
            $row['height'] === null ? null : (int) $row['height'],
            ['fr' => (string) $row['alt_fr'], 'en' => (string) $row['alt_en']],
            $state,
            $state === FileState::Refused ? (string) $row['reason'] : null,
            $row['state'] !== null && $state !== FileState::Scanning,
        );
    }
}
