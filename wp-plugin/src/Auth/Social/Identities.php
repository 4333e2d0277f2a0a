<?php

declare(strict_types=1);

namespace Passerelle\Auth\Social;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use SensitiveParameter;

/** Links between accounts of social networks and accounts of the site. The network's user id is stored as a hash only. */
final readonly class Identities
{
    public function __construct(private Database $db, private Clock $clock)
    {
    }

    /** @return int|null id of the linked account */
    public function ownerOf(SocialProvider $provider, #[SensitiveParameter] string $subject): ?int
    {
        $owner = $this->db->value(
            "SELECT user_id FROM {$this->table()} WHERE provider = %s AND subject_hash = %s",
            $provider->value,
            self::hash($provider, $subject),
        );

        return $owner === null ? null : (int) $owner;
    }

    /** Does nothing when it is already linked: of simultaneous requests, one succeeds. Check with ownerOf() afterwards. */
    public function add(SocialProvider $provider, #[SensitiveParameter] string $subject, int $userId): void
    {
        $now = $this->now();
        $this->db->execute(
            "INSERT IGNORE INTO {$this->table()} (provider, subject_hash, user_id, linked_at, used_at) VALUES (%s, %s, %d, %s, %s)",
            $provider->value,
            self::hash($provider, $subject),
            $userId,
            $now,
            $now,
        );
    }

    /** Moves a link from one account to another, if it still belongs to the first one. */
    public function move(SocialProvider $provider, #[SensitiveParameter] string $subject, int $from, int $to): void
    {
        $this->db->execute(
            "UPDATE {$this->table()} SET user_id = %d, linked_at = %s WHERE provider = %s AND subject_hash = %s AND user_id = %d",
            $to,
            $this->now(),
            $provider->value,
            self::hash($provider, $subject),
            $from,
        );
    }

    public function touch(SocialProvider $provider, #[SensitiveParameter] string $subject): void
    {
        $this->db->execute(
            "UPDATE {$this->table()} SET used_at = %s WHERE provider = %s AND subject_hash = %s",
            $this->now(),
            $provider->value,
            self::hash($provider, $subject),
        );
    }

    /** @return list<Identity> oldest link first */
    public function ofUser(int $userId): array
    {
        $rows = $this->db->rows("SELECT id, provider, linked_at, used_at FROM {$this->table()} WHERE user_id = %d ORDER BY id", $userId);

        return array_map(static fn (array $row): Identity => new Identity(
            (int) $row['id'],
            SocialProvider::from((string) $row['provider']),
            StoredInstant::read((string) $row['linked_at']),
            StoredInstant::read((string) $row['used_at']),
        ), $rows);
    }

    /** @param string $instant "Y-m-d H:i:s", UTC */
    public function forgetSince(int $userId, string $instant): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE user_id = %d AND linked_at >= %s", $userId, $instant);
    }

    public function forget(int $userId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE user_id = %d", $userId);
    }

    private static function hash(SocialProvider $provider, string $subject): string
    {
        return hash('sha256', "{$provider->value}|{$subject}");
    }

    private function now(): string
    {
        return $this->clock->now()->format(StoredInstant::FORMAT);
    }

    private function table(): string
    {
        return $this->db->table('identities');
    }
}
