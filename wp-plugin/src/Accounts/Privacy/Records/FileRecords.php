<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Passerelle\Applications\Submissions\SubmissionFiles;
use Passerelle\Files\FileStorage;
use Passerelle\Files\Files;
use Passerelle\Files\StoredFile;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Transaction;
use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;
use Passerelle\Accounts\Privacy\PublishedItems;

/** Uploads of a person, without those that a structure’s application contains: they are the structure’s. */
#[Priority(120)]
final readonly class FileRecords implements PersonalRecords
{
    private const BATCH = 200;

    public function __construct(
        private Database $db,
        private Transaction $transaction,
        private Files $files,
        private FileStorage $storage,
        private SubmissionFiles $applications,
    ) {
    }

    public function key(): string
    {
        return 'files';
    }

    public function tables(): array
    {
        return ['files', 'file_uses', 'file_scans'];
    }

    public function of(int $userId): iterable
    {
        foreach ($this->uploadsOf($userId) as $file) {
            yield [
                'id' => $file->id,
                'name' => $file->name,
                'file' => $file->isReady() ? self::pathInArchive($file) : null,
                'purpose' => $file->purpose->value,
                'mime' => $file->mime,
                'bytes' => $file->size,
                'alternativeTexts' => $file->alt,
                'state' => $file->state->value,
                'refusal' => $file->refusal,
            ];
        }
    }

    /** @return iterable<StoredFile> only the person's uploads, wherever else they are used */
    public function uploadsOf(int $userId): iterable
    {
        $last = 0;
        do {
            $ids = $this->db->ids(
                "SELECT id FROM {$this->db->table('files')} WHERE owner_id = %d AND id > %d ORDER BY id LIMIT " . self::BATCH,
                $userId,
                $last,
            );
            foreach ($this->files->findMany(array_values(array_diff($ids, $this->applications->ofOthers($userId, $ids)))) as $file) {
                yield $file;
            }
            $last = $ids === [] ? 0 : max($ids);
        } while (count($ids) === self::BATCH);
    }

    /** Names of uploads contain no folders; the number makes them unique. */
    public static function pathInArchive(StoredFile $file): string
    {
        return "files/{$file->id}-" . str_replace(['/', '\\'], '-', $file->name);
    }

    public function erase(Erasure $erasure): void
    {
        // Who inherits published items inherits no files of applications.
        $this->applications->disown($erasure->userId);
        $owner = $erasure->published === PublishedItems::Transfer ? $erasure->heirId : 0;
        foreach ($this->uploadsOf($erasure->userId) as $file) {
            if ($this->files->isUsed($file->id)) {
                $this->db->execute("UPDATE {$this->db->table('files')} SET owner_id = %d WHERE id = %d", $owner, $file->id);
                continue;
            }
            $this->files->delete([$file->id]);
            $this->transaction->afterCommit(fn () => $this->storage->remove($file->path));
        }
    }
}
