<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

use Passerelle\Files\FileState;
use Passerelle\Files\FileStorage;
use Passerelle\Files\StoredFile;
use Passerelle\Files\StoredFiles;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Transaction;

/** Files of letters: each belongs to its letter as soon as it is stored, until the letter ends. */
final readonly class LetterFiles
{
    public function __construct(private Database $db, private StoredFiles $files, private FileStorage $storage, private Transaction $transaction)
    {
    }

    /** Within the transaction that stores the file. */
    public function add(int $letterId, int $fileId): void
    {
        $path = $this->files->find($fileId)->path ?? '';
        $this->db->insertRows(LetterTables::FILES, ['file_id', 'letter_id', 'sha256'], [[$fileId, $letterId, $this->storage->sha256($path) ?? '']]);
    }

    /**
     * @param list<int> $letterIds
     * @return array<int, list<StoredFile>> by letter, refused ones included
     */
    public function of(array $letterIds): array
    {
        $rows = $letterIds === [] ? [] : $this->db->rows(
            "SELECT file_id, letter_id FROM {$this->table()} WHERE letter_id IN (" . Database::placeholders($letterIds) . ') ORDER BY file_id',
            ...$letterIds,
        );
        $files = $this->files->findMany(array_map(static fn (array $row): int => (int) $row['file_id'], $rows));
        $listed = [];
        foreach ($rows as $row) {
            $file = $files[(int) $row['file_id']] ?? null;
            if ($file !== null) {
                $listed[(int) $row['letter_id']][] = $file;
            }
        }

        return $listed;
    }

    /** @return list<StoredFile> those that were not refused */
    public function accepted(int $letterId): array
    {
        return array_values(array_filter($this->of([$letterId])[$letterId] ?? [], static fn (StoredFile $file): bool => $file->state !== FileState::Refused));
    }

    /**
     * @param list<int> $letterIds
     * @return array<int, list<string>> SHA-256 of the files that were not refused, by letter
     */
    public function hashesOf(array $letterIds): array
    {
        $rows = $letterIds === [] ? [] : $this->db->rows(
            "SELECT file.letter_id, file.sha256 FROM {$this->table()} file LEFT JOIN {$this->db->table('file_scans')} scan ON scan.file_id = file.file_id"
                . ' WHERE (scan.state IS NULL OR scan.state <> %s) AND file.letter_id IN (' . Database::placeholders($letterIds) . ') ORDER BY file.file_id',
            FileState::Refused->value,
            ...$letterIds,
        );
        $hashes = [];
        foreach ($rows as $row) {
            $hashes[(int) $row['letter_id']][] = (string) $row['sha256'];
        }

        return $hashes;
    }

    /** @return int|null id of the letter that the file belongs to */
    public function letterOf(int $fileId): ?int
    {
        $id = $this->db->value("SELECT letter_id FROM {$this->table()} WHERE file_id = %d", $fileId);

        return $id === null ? null : (int) $id;
    }

    /** @param list<int> $letterIds */
    public function deleteOf(array $letterIds): void
    {
        if ($letterIds !== []) {
            $this->delete('letter_id IN (' . Database::placeholders($letterIds) . ')', $letterIds);
        }
    }

    /** Deletes one file of a letter. @return bool false: it is none of the letter’s */
    public function deleteOne(int $letterId, int $fileId): bool
    {
        return $this->delete('letter_id = %d AND file_id = %d', [$letterId, $fileId]) > 0;
    }

    /**
     * Their bytes go as far as the transaction is committed.
     *
     * @param list<int> $values
     * @return int files
     */
    private function delete(string $condition, array $values): int
    {
        $ids = $this->db->ids("SELECT file_id FROM {$this->table()} WHERE {$condition}", ...$values);
        $files = $this->files->findMany($ids);
        $this->db->execute("DELETE FROM {$this->table()} WHERE {$condition}", ...$values);
        $this->files->delete(array_keys($files));
        $this->transaction->afterCommit(function () use ($files): void {
            foreach ($files as $file) {
                $this->storage->remove($file->path);
            }
        });

        return count($ids);
    }

    private function table(): string
    {
        return $this->db->table(LetterTables::FILES);
    }
}
