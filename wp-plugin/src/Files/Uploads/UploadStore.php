<?php

declare(strict_types=1);

namespace Passerelle\Files\Uploads;

use DateTimeImmutable;
use Passerelle\Files\FilePurpose;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/**
 * Rows of uploads; no permission checks. Every change of a state or offset is one statement that compares before it writes, so
 * that of several processes exactly one succeeds.
 */
final readonly class UploadStore
{
    public function __construct(private Database $db, private Clock $clock)
    {
    }

    public function find(string $id): ?Upload
    {
        $row = $this->db->rows("SELECT * FROM {$this->table()} WHERE id = %s", $id)[0] ?? null;

        return $row === null ? null : self::upload($row);
    }

    /** @return list<Upload> of the person, the oldest first */
    public function of(int $ownerId): array
    {
        return array_map(self::upload(...), $this->db->rows("SELECT * FROM {$this->table()} WHERE owner_id = %d ORDER BY created_at, id", $ownerId));
    }

    /** @return list<Upload> of a letter, the oldest first, without expired ones */
    public function ofLetter(int $letterId): array
    {
        return array_map(self::upload(...), $this->db->rows(
            "SELECT * FROM {$this->table()} WHERE letter_id = %d AND letter_id <> 0 AND expires_at > %s ORDER BY created_at, id",
            $letterId,
            $this->now(),
        ));
    }

    /** When the letter ends; bytes without an upload are swept. */
    public function deleteOfLetter(int $letterId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE letter_id = %d AND letter_id <> 0", $letterId);
    }

    /**
     * Within a transaction: until its end no other process adds an upload of the person.
     *
     * @param int $least bytes that each upload counts at least
     * @return int bytes of the person's uploads that have not expired; refused ones do not count
     */
    public function bytesOf(int $ownerId, int $least): int
    {
        $this->db->value("SELECT ID FROM {$this->db->wpdb->users} WHERE ID = %d FOR UPDATE", $ownerId);

        return (int) $this->db->value(
            "SELECT SUM(CASE WHEN bytes < %d THEN %d ELSE bytes END) FROM {$this->table()} WHERE owner_id = %d AND state <> %s AND expires_at > %s",
            $least,
            $least,
            $ownerId,
            UploadState::Refused->value,
            $this->now(),
        );
    }

    public function add(string $id, UploadOwner $owner, FilePurpose $purpose, string $name, int $bytes, DateTimeImmutable $expiresAt): void
    {
        $this->db->execute(
            "INSERT INTO {$this->table()} (id, owner_id, letter_id, purpose, name, bytes, received, state, inspections, created_at, expires_at)
                VALUES (%s, %d, %d, %s, %s, %d, 0, %s, 0, %s, %s)",
            $id,
            $owner->userId,
            $owner->letterId,
            $purpose->value,
            $name,
            $bytes,
            UploadState::Receiving->value,
            $this->now(),
            $expiresAt->format(StoredInstant::FORMAT),
        );
    }

    /**
     * Compare-and-swap of the offset. Within a transaction the row stays locked until its end.
     *
     * @param int $to larger than $from
     * @return bool false: it is not at $from, or is no longer receiving
     */
    public function advance(string $id, int $from, int $to, UploadState $state): bool
    {
        return $this->db->execute(
            "UPDATE {$this->table()} SET received = %d, state = %s WHERE id = %s AND received = %d AND state = %s",
            $to,
            $state->value,
            $id,
            $from,
            UploadState::Receiving->value,
        ) === 1;
    }

    /** Counts an inspection that begins. @return bool false: there were too many, or it is decided */
    public function beginInspection(string $id, int $max): bool
    {
        return $this->db->execute(
            "UPDATE {$this->table()} SET inspections = inspections + 1 WHERE id = %s AND state = %s AND inspections < %d",
            $id,
            UploadState::Inspecting->value,
            $max,
        ) === 1;
    }

    /** An inspection that failed for a reason outside the file does not count. */
    public function abandonInspection(string $id): void
    {
        $this->db->execute("UPDATE {$this->table()} SET inspections = inspections - 1 WHERE id = %s AND inspections > 0", $id);
    }

    /** @return bool false: the upload was deleted or decided meanwhile */
    public function markStored(string $id, int $fileId): bool
    {
        return $this->db->execute(
            "UPDATE {$this->table()} SET state = %s, file_id = %d WHERE id = %s AND state = %s",
            UploadState::Stored->value,
            $fileId,
            $id,
            UploadState::Inspecting->value,
        ) === 1;
    }

    /** @return bool as markStored() */
    public function markRefused(string $id, string $error): bool
    {
        return $this->db->execute(
            "UPDATE {$this->table()} SET state = %s, error = %s WHERE id = %s AND state = %s",
            UploadState::Refused->value,
            $error,
            $id,
            UploadState::Inspecting->value,
        ) === 1;
    }

    /** @return bool false: its state has changed, or it was deleted */
    public function delete(Upload $upload): bool
    {
        return $this->db->execute("DELETE FROM {$this->table()} WHERE id = %s AND state = %s", $upload->id, $upload->state->value) === 1;
    }

    /** When the account ends. */
    public function deleteOf(int $ownerId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE owner_id = %d", $ownerId);
    }

    /** @return list<Upload> expired ones, the oldest first */
    public function expired(): array
    {
        return array_map(self::upload(...), $this->db->rows("SELECT * FROM {$this->table()} WHERE expires_at <= %s ORDER BY expires_at, id", $this->now()));
    }

    private function now(): string
    {
        return $this->clock->now()->format(StoredInstant::FORMAT);
    }

    /** @param array<string, string|null> $row */
    private static function upload(array $row): Upload
    {
        return new Upload(
            (string) $row['id'],
            (int) $row['owner_id'],
            (int) $row['letter_id'],
            FilePurpose::from((string) $row['purpose']),
            (string) $row['name'],
            (int) $row['bytes'],
            (int) $row['received'],
            UploadState::from((string) $row['state']),
            $row['file_id'] === null ? null : (int) $row['file_id'],
            $row['error'],
            StoredInstant::read((string) $row['expires_at']),
        );
    }

    private function table(): string
    {
        return $this->db->table('uploads');
    }
}
