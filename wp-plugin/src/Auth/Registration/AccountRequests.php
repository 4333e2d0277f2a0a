<?php

declare(strict_types=1);

namespace Passerelle\Auth\Registration;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Languages\Lang;
use Passerelle\Outbox\Outbox;

/**
 * Queue of visitors' requests about e-mail addresses, processed by the worker. The address is not looked up during the
 * visitor's request, so that neither the response nor its time reveals whether an account exists.
 */
final readonly class AccountRequests
{
    public const KIND = 'auth.account_request';

    public function __construct(private Database $db, private Clock $clock, private Outbox $outbox)
    {
    }

    /**
     * Within a transaction.
     *
     * @param array<string, string|null> $data no password, only its hash
     */
    public function add(RequestKind $kind, string $email, Lang $language, array $data = []): void
    {
        $this->db->execute(
            "INSERT INTO {$this->table()} (kind, email, language, data, created_at) VALUES (%s, %s, %s, %s, %s)",
            $kind->value,
            $email,
            $language->value,
            json_encode($data, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES),
            $this->clock->now()->format(StoredInstant::FORMAT),
        );
        $this->outbox->add(self::KIND, ['id' => $this->db->wpdb->insert_id]);
    }

    /** Returns and deletes a request, within the transaction that processes it. */
    public function take(int $id): ?AccountRequest
    {
        $row = $this->db->rows("SELECT kind, email, language, data FROM {$this->table()} WHERE id = %d", $id)[0] ?? null;
        $kind = $row === null ? null : RequestKind::tryFrom((string) $row['kind']);
        if ($row === null || $kind === null || $this->db->execute("DELETE FROM {$this->table()} WHERE id = %d", $id) !== 1) {
            return null;
        }
        $data = array_filter((array) json_decode((string) $row['data'], true), is_string(...));

        return new AccountRequest($kind, (string) $row['email'], Lang::tryFrom((string) $row['language']) ?? Lang::DEFAULT, $data);
    }

    /** Deletes requests that were never processed. */
    public function purge(): int
    {
        return $this->db->execute(
            "DELETE FROM {$this->table()} WHERE created_at < %s",
            $this->clock->now()->modify('-7 days')->format(StoredInstant::FORMAT),
        );
    }

    private function table(): string
    {
        return $this->db->table('account_requests');
    }
}
