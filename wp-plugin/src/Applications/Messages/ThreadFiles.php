<?php

declare(strict_types=1);

namespace Passerelle\Applications\Messages;

use Passerelle\Files\FilePurpose;
use Passerelle\Files\FileState;
use Passerelle\Files\StoredFile;
use Passerelle\Files\StoredFiles;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Rights\Viewer;

/** Files of messages: each belongs to one message from the moment it is sent, until the application ends. */
final readonly class ThreadFiles
{
    public function __construct(private Database $db, private StoredFiles $files)
    {
    }

    /**
     * Within the transaction that adds the message.
     *
     * @param list<int> $ids of files that the person has uploaded for messages, that no message has, and that were not refused
     * @throws DomainError invalid_fields
     */
    public function add(Viewer $author, int $messageId, array $ids): void
    {
        $files = $ids === [] ? [] : array_intersect_key($this->files->findMany($ids), array_flip($this->files->lock($ids)));
        foreach ($ids as $place => $id) {
            $file = $files[$id] ?? null;
            $isAdded = $file !== null && $file->purpose === FilePurpose::Message && $file->ownerId === $author->id && $file->state !== FileState::Refused
                && $this->db->execute("INSERT IGNORE INTO {$this->table()} (file_id, message_id) VALUES (%d, %d)", $id, $messageId) === 1;
            if (!$isAdded) {
                throw DomainError::invalid([new FieldError(MessageRules::FILES . ".{$place}", 'unknown_file')]);
            }
        }
    }

    /** @return array<int, list<StoredFile>> of an application, by message */
    public function of(int $applicationId): array
    {
        $rows = $this->db->rows(
            "SELECT file.file_id, file.message_id FROM {$this->table()} file JOIN {$this->db->table(ThreadTables::MESSAGES)} message"
                . ' ON message.id = file.message_id WHERE message.application_id = %d ORDER BY file.file_id',
            $applicationId,
        );
        $files = $this->files->findMany(array_map(static fn (array $row): int => (int) $row['file_id'], $rows));
        $listed = [];
        foreach ($rows as $row) {
            $file = $files[(int) $row['file_id']] ?? null;
            if ($file !== null) {
                $listed[(int) $row['message_id']][] = $file;
            }
        }

        return $listed;
    }

    /** @return int|null id of the application in whose thread the file is */
    public function applicationOf(int $fileId): ?int
    {
        $id = $this->db->value(
            "SELECT message.application_id FROM {$this->table()} file JOIN {$this->db->table(ThreadTables::MESSAGES)} message"
                . ' ON message.id = file.message_id WHERE file.file_id = %d',
            $fileId,
        );

        return $id === null ? null : (int) $id;
    }

    private function table(): string
    {
        return $this->db->table(ThreadTables::FILES);
    }
}
