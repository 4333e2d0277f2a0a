<?php

declare(strict_types=1);

namespace Passerelle\Applications\Submissions;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Messages\ThreadTables;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\FileState;
use Passerelle\Files\FileStorage;
use Passerelle\Files\StoredFile;
use Passerelle\Files\StoredFiles;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/**
 * Files that answers of a submission have named. A file that an answer names no more stays, since what was sent may name it, until
 * the application is deleted or emptied.
 */
final readonly class SubmissionFiles
{
    public function __construct(private Database $db, private StoredFiles $files, private FileStorage $storage, private Transaction $transaction)
    {
    }

    /** @return array<int, SubmissionFile> by id */
    public function of(int $submissionId): array
    {
        $hashes = [];
        foreach ($this->db->rows("SELECT file_id, sha256 FROM {$this->table()} WHERE submission_id = %d ORDER BY file_id", $submissionId) as $row) {
            $hashes[(int) $row['file_id']] = (string) $row['sha256'];
        }

        return array_map(static fn (StoredFile $file): SubmissionFile => new SubmissionFile($file, $hashes[$file->id]), $this->files->findMany(array_keys($hashes)));
    }

    /**
     * Files that the person has uploaded for an application, that no answer has named yet, and that were not refused.
     *
     * @param list<int> $ids
     * @return array<int, StoredFile> those of them, by id
     */
    public function unused(Viewer $uploader, array $ids): array
    {
        $own = array_filter(
            $this->files->findMany($ids),
            static fn (StoredFile $file): bool => $file->purpose === FilePurpose::Application && $file->ownerId === $uploader->id && $file->state !== FileState::Refused,
        );
        $used = $own === [] ? [] : $this->db->ids("SELECT file_id FROM {$this->table()} WHERE file_id IN (" . Database::placeholders(array_keys($own)) . ')', ...array_keys($own));

        return array_diff_key($own, array_flip($used));
    }

    /**
     * Within the transaction that has locked the submission.
     *
     * @param array<int, StoredFile> $files unused ones, by id
     * @return list<int> ids of those that were added; another application has named the others meanwhile, or they were deleted
     */
    public function add(int $submissionId, array $files): array
    {
        $added = [];
        foreach ($files === [] ? [] : $this->files->lock(array_keys($files)) as $id) {
            $hash = $this->storage->sha256($files[$id]->path);
            $isAdded = $hash !== null && $this->db->execute(
                "INSERT IGNORE INTO {$this->table()} (file_id, submission_id, sha256) VALUES (%d, %d, %s)",
                $id,
                $submissionId,
                $hash,
            ) === 1;
            $added = $isAdded ? [...$added, $id] : $added;
        }

        return $added;
    }

    /** @return int|null id of the application that uses the file */
    public function applicationOf(int $fileId): ?int
    {
        $id = $this->db->value(
            "SELECT submission.application_id FROM {$this->table()} file JOIN {$this->db->table(ApplicationTables::SUBMISSIONS)} submission"
                . ' ON submission.id = file.submission_id WHERE file.file_id = %d',
            $fileId,
        );

        return $id === null ? null : (int) $id;
    }

    /** @return int|null id of the submission that uses the file */
    public function submissionOf(int $fileId): ?int
    {
        $id = $this->db->value("SELECT submission_id FROM {$this->table()} WHERE file_id = %d", $fileId);

        return $id === null ? null : (int) $id;
    }

    /**
     * Files in applications of structures and of other people: not data about who uploaded them.
     *
     * @param list<int> $ids
     * @return list<int> those of them
     */
    public function ofOthers(int $userId, array $ids): array
    {
        return $ids === [] ? [] : $this->db->ids(
            "SELECT file.file_id FROM {$this->table()} file JOIN {$this->db->table(ApplicationTables::SUBMISSIONS)} submission ON submission.id = file.submission_id"
                . " JOIN {$this->db->table(ApplicationTables::APPLICATIONS)} application ON application.id = submission.application_id"
                . ' WHERE (application.structure_group <> 0 OR application.user_id <> %d) AND file.file_id IN (' . Database::placeholders($ids) . ')',
            $userId,
            ...$ids,
        );
    }

    /** Removes the person as uploader of files of applications and their messages: those of a structure, and of another person’s application, stay there. */
    public function disown(int $userId): void
    {
        foreach ([ApplicationTables::FILES, ThreadTables::FILES] as $table) {
            $of = "SELECT file_id FROM {$this->db->table($table)}";
            $this->db->execute("UPDATE {$this->db->table('files')} SET owner_id = 0 WHERE owner_id = %d AND id IN ({$of})", $userId);
        }
    }

    /**
     * Deletes all files of applications and of their messages, as far as the transaction is committed.
     *
     * @param non-empty-list<int> $applicationIds
     */
    public function deleteOf(array $applicationIds): void
    {
        $submissions = "SELECT id FROM {$this->db->table(ApplicationTables::SUBMISSIONS)} WHERE application_id IN (" . Database::placeholders($applicationIds) . ')';
        $messages = "SELECT id FROM {$this->db->table(ThreadTables::MESSAGES)} WHERE application_id IN (" . Database::placeholders($applicationIds) . ')';
        $files = [];
        foreach (["{$this->table()} WHERE submission_id IN ({$submissions})", "{$this->db->table(ThreadTables::FILES)} WHERE message_id IN ({$messages})"] as $from) {
            $files += $this->files->findMany($this->db->ids("SELECT file_id FROM {$from}", ...$applicationIds));
            $this->db->execute("DELETE FROM {$from}", ...$applicationIds);
        }
        $this->files->delete(array_keys($files));
        $this->transaction->afterCommit(function () use ($files): void {
            foreach ($files as $file) {
                $this->storage->remove($file->path);
            }
        });
    }

    private function table(): string
    {
        return $this->db->table(ApplicationTables::FILES);
    }
}
