<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Requests;

use DateInterval;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\LinkSecret;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Languages\Lang;
use Passerelle\Newsletter\NewsletterTables;
use Passerelle\Newsletter\Proofs\ProofSource;
use SensitiveParameter;

/**
 * Requests of subscriptions and their links: 256 random bits, stored as a hash, valid for a limited time, after which the request
 * is deleted.
 */
final readonly class RequestStore
{
    private const NOT_CONFIRMED = 'confirmed_at IS NULL';

    /** @param int $validSeconds of a link, from the request */
    public function __construct(private Database $db, private Clock $clock, #[Limit('newsletter', 'linkHours', Limit::PER_HOUR)] private int $validSeconds)
    {
    }

    /**
     * @param string $email normalised
     * @return int id
     */
    public function add(string $email, Lang $language, ProofSource $source, int $wording, string $network): int
    {
        $this->db->execute(
            "INSERT INTO {$this->table()} (email, language, source, wording, network, requested_at) VALUES (%s, %s, %s, %d, %s, %s)",
            $email,
            $language->value,
            $source->value,
            $wording,
            $network,
            $this->clock->now()->format(StoredInstant::FORMAT),
        );

        return $this->db->wpdb->insert_id;
    }

    /** One that waits for its confirmation. */
    public function waiting(int $id): ?Request
    {
        return $this->first('id = %d AND ' . self::NOT_CONFIRMED, $id);
    }

    /** @return string|null the secret of a new link, which voids an earlier one; null when the request does not wait any more */
    public function makeLink(int $id): ?string
    {
        $secret = LinkSecret::make();
        $done = $this->db->execute("UPDATE {$this->table()} SET link_hash = %s WHERE id = %d AND " . self::NOT_CONFIRMED, LinkSecret::hash($secret), $id);

        return $done === 1 ? $secret : null;
    }

    /** Requests of an address in the last day that links were made for, without one of them. */
    public function countMailed(string $email, int $exceptId): int
    {
        return (int) $this->db->value(
            "SELECT COUNT(*) FROM {$this->table()} WHERE email = %s AND id <> %d AND link_hash IS NOT NULL AND requested_at > %s",
            $email,
            $exceptId,
            $this->clock->now()->modify('-1 day')->format(StoredInstant::FORMAT),
        );
    }

    public function ofLink(#[SensitiveParameter] string $secret): ?Request
    {
        return !LinkSecret::isWellFormed($secret) ? null : $this->first('link_hash = %s', LinkSecret::hash($secret));
    }

    /** @return bool false: another confirmation was faster, or the address has unsubscribed since */
    public function confirm(int $id, int $subscriberId): bool
    {
        return $this->db->execute(
            "UPDATE {$this->table()} SET confirmed_at = %s, subscriber_id = %d WHERE id = %d AND " . self::NOT_CONFIRMED,
            $this->clock->now()->format(StoredInstant::FORMAT),
            $subscriberId,
            $id,
        ) === 1;
    }

    /** Voids the links of requests that wait. */
    public function forgetWaiting(string $email): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE email = %s AND " . self::NOT_CONFIRMED, $email);
    }

    /** Voids the links of requests that were confirmed. */
    public function forgetConfirmed(string $email): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE email = %s AND confirmed_at IS NOT NULL", $email);
    }

    /** @return int rows deleted */
    public function forget(string $email): int
    {
        return $this->db->execute("DELETE FROM {$this->table()} WHERE email = %s", $email);
    }

    /** @return list<Request> of an address, oldest first */
    public function ofAddress(string $email): array
    {
        return array_map(self::read(...), $this->db->rows("SELECT * FROM {$this->table()} WHERE email = %s ORDER BY id", $email));
    }

    /** @return int rows deleted: requests whose links have expired */
    public function forgetExpired(): int
    {
        return $this->db->execute("DELETE FROM {$this->table()} WHERE requested_at <= %s", $this->expiredBefore());
    }

    private function first(string $condition, int|string $value): ?Request
    {
        $row = $this->db->rows("SELECT * FROM {$this->table()} WHERE {$condition} AND requested_at > %s", $value, $this->expiredBefore())[0] ?? null;

        return $row === null ? null : self::read($row);
    }

    /** @param array<string, string|null> $row */
    private static function read(array $row): Request
    {
        return new Request(
            (int) $row['id'],
            (string) $row['email'],
            Lang::from((string) $row['language']),
            ProofSource::from((string) $row['source']),
            (int) $row['wording'],
            (string) $row['network'],
            StoredInstant::read((string) $row['requested_at']),
            $row['subscriber_id'] === null ? null : (int) $row['subscriber_id'],
        );
    }

    private function expiredBefore(): string
    {
        return $this->clock->now()->sub(new DateInterval("PT{$this->validSeconds}S"))->format(StoredInstant::FORMAT);
    }

    private function table(): string
    {
        return $this->db->table(NewsletterTables::REQUESTS);
    }
}
