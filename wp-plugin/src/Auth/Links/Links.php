<?php

declare(strict_types=1);

namespace Passerelle\Auth\Links;

use DateInterval;
use Passerelle\Auth\AuthLimits;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\LinkSecret;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Security\SecurityEvent;
use SensitiveParameter;

/**
 * Single-use links that authenticate a person: 256 random bits, stored as a hash, valid for a limited time. A used link voids
 * the person's others of the same purpose; for most purposes, a new one does too.
 */
final readonly class Links
{
    /** Retention after their end, for statistics. */
    private const RETENTION = 'P7D';

    public function __construct(private Database $db, private Clock $clock, private AuthLimits $limits)
    {
    }

    /** @return string secret of the new link, which is not stored */
    public function make(LinkPurpose $purpose, int $userId): string
    {
        $secret = LinkSecret::make();
        $now = $this->clock->now();
        if ($purpose->voidsEarlier()) {
            $this->void($purpose, $userId);
        }
        $this->db->execute(
            "INSERT INTO {$this->table()} (hash, purpose, user_id, created_at, expires_at) VALUES (%s, %s, %d, %s, %s)",
            LinkSecret::hash($secret),
            $purpose->value,
            $userId,
            $now->format(StoredInstant::FORMAT),
            $now->add(new DateInterval("PT{$this->limits->linkSeconds($purpose)}S"))->format(StoredInstant::FORMAT),
        );

        return $secret;
    }

    /**
     * Id of the account of a link, which stays valid.
     *
     * @throws DomainError link_expired, for used, voided, expired and unknown links
     */
    public function ownerOf(LinkPurpose $purpose, #[SensitiveParameter] string $secret): int
    {
        return $this->find($purpose, $secret) ?? throw self::refusal($purpose);
    }

    /** Id of the account of a link, which stays valid; null for an invalid one. */
    public function find(LinkPurpose $purpose, #[SensitiveParameter] string $secret): ?int
    {
        $owner = !LinkSecret::isWellFormed($secret) ? null : $this->db->value(
            "SELECT user_id FROM {$this->table()} WHERE hash = %s AND purpose = %s AND used_at IS NULL AND expires_at > %s",
            LinkSecret::hash($secret),
            $purpose->value,
            $this->now(),
        );

        return $owner === null ? null : (int) $owner;
    }

    /**
     * Id of the account of a link, which is consumed: one of simultaneous requests succeeds.
     *
     * @throws DomainError link_expired
     */
    public function use(LinkPurpose $purpose, #[SensitiveParameter] string $secret): int
    {
        $owner = $this->ownerOf($purpose, $secret);
        $isMine = $this->db->execute("UPDATE {$this->table()} SET used_at = %s WHERE hash = %s AND used_at IS NULL", $this->now(), LinkSecret::hash($secret)) === 1;

        if (!$isMine) {
            throw self::refusal($purpose);
        }
        $this->void($purpose, $owner);

        return $owner;
    }

    public function void(LinkPurpose $purpose, int $userId): void
    {
        $this->db->execute(
            "UPDATE {$this->table()} SET used_at = %s WHERE user_id = %d AND purpose = %s AND used_at IS NULL",
            $this->now(),
            $userId,
            $purpose->value,
        );
    }

    public function forget(int $userId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE user_id = %d", $userId);
    }

    public function purge(): int
    {
        $before = $this->clock->now()->sub(new DateInterval(self::RETENTION))->format(StoredInstant::FORMAT);

        return $this->db->execute("DELETE FROM {$this->table()} WHERE expires_at < %s", $before);
    }

    public static function expired(): DomainError
    {
        return new DomainError('link_expired');
    }

    private static function refusal(LinkPurpose $purpose): DomainError
    {
        SecurityEvent::MailLink->refused($purpose->value);

        return self::expired();
    }

    private function now(): string
    {
        return $this->clock->now()->format(StoredInstant::FORMAT);
    }

    private function table(): string
    {
        return $this->db->table('links');
    }
}
