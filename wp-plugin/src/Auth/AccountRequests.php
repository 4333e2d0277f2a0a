<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;
use Passerelle\Outbox\Outbox;

/**
 * What visitors ask about an e-mail address, kept until the worker looks at it: whoever asks gets the same answer in the
 * same time, since nothing about the address is even looked up while they wait.
 */
final readonly class AccountRequests
{
    private const DATE_FORMAT = 'Y-m-d H:i:s';
    public const KIND = 'auth.account_request';

    public function __construct(private Database $db, private Clock $clock, private Outbox $outbox)
    {
    }

    /**
     * In a transaction.
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
            $this->clock->now()->format(self::DATE_FORMAT),
        );
        $this->outbox->add(self::KIND, ['id' => $this->db->wpdb->insert_id]);
    }

    /** Hands a request over, once. In the transaction of what becomes of it. */
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

    /** What nobody came for. */
    public function purge(): int
    {
        return $this->db->execute(
            "DELETE FROM {$this->table()} WHERE created_at < %s",
            $this->clock->now()->modify('-7 days')->format(self::DATE_FORMAT),
        );
    }

    private function table(): string
    {
        return $this->db->table('account_requests');
    }
}
