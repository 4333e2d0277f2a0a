<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Database;
use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;

/** Mails of the last days: kind and time. Their content is created at sending and not stored. */
#[Priority(80)]
final readonly class MailRecords implements PersonalRecords
{
    /** The recipient. */
    private const PERSON = 'userId';
    /** Whoever caused a mail to somebody else. */
    private const CAUSE = 'by';

    public function __construct(private Database $db)
    {
    }

    public function key(): string
    {
        return 'mails';
    }

    public function tables(): array
    {
        return ['outbox'];
    }

    public function of(int $userId): iterable
    {
        foreach ($this->rows($userId) as $row) {
            yield ['mail' => $row['mail'], 'askedAt' => $row['created_at'], 'sentAt' => $row['done_at']];
        }
    }

    public function erase(Erasure $erasure): void
    {
        foreach ($this->rows($erasure->userId) as $row) {
            $this->db->execute("DELETE FROM {$this->db->table('outbox')} WHERE id = %d", $row['id']);
        }
        foreach ($this->naming(self::CAUSE, $erasure->userId) as [$row, $payload]) {
            $this->db->execute(
                "UPDATE {$this->db->table('outbox')} SET payload = %s WHERE id = %d",
                json_encode([...$payload, self::CAUSE => 0], JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE),
                (int) $row['id'],
            );
        }
    }

    /** @return iterable<array{id: int, mail: string, created_at: string|null, done_at: string|null}> */
    private function rows(int $userId): iterable
    {
        foreach ($this->naming(self::PERSON, $userId) as [$row, $payload]) {
            $mail = is_string($payload['mail'] ?? null) ? $payload['mail'] : (string) $row['kind'];
            yield ['id' => (int) $row['id'], 'mail' => $mail, 'created_at' => $row['created_at'], 'done_at' => $row['done_at']];
        }
    }

    /** @return iterable<array{array<string, string|null>, array<array-key, mixed>}> rows whose payload has the person under the key, and the payload */
    private function naming(string $key, int $userId): iterable
    {
        // The payload is JSON: the pattern finds too many (12 finds 123), the decoded number decides.
        $rows = $this->db->rows(
            "SELECT id, kind, payload, created_at, done_at FROM {$this->db->table('outbox')} WHERE payload LIKE %s ORDER BY id",
            '%"' . $key . "\":{$userId}%",
        );
        foreach ($rows as $row) {
            $payload = json_decode((string) $row['payload'], true);
            if (is_array($payload) && ($payload[$key] ?? null) === $userId) {
                yield [$row, $payload];
            }
        }
    }
}
