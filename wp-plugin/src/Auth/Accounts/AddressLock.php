<?php

declare(strict_types=1);

namespace Passerelle\Auth\Accounts;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Kernel\StoredInstant;

/**
 * Serialises the transactions that register an e-mail address, since WordPress does not prevent two simultaneous registrations
 * of one. Released at the end of the transaction.
 */
final readonly class AddressLock
{
    public function __construct(private Database $db, private Clock $clock)
    {
    }

    /** Locks the address until the end of the transaction; called before anything is read in it. */
    public function acquire(string $email): void
    {
        $hash = hash_hmac('sha256', EmailAddress::normalise($email), wp_salt('nonce'));
        $now = $this->clock->now()->format(StoredInstant::FORMAT);
        // One statement, which locks the row at once; two statements could deadlock.
        $this->db->execute(
            "INSERT INTO {$this->db->table('address_locks')} (hash, held_at) VALUES (%s, %s) ON DUPLICATE KEY UPDATE held_at = VALUES(held_at)",
            $hash,
            $now,
        );
    }

    public function purge(): int
    {
        return $this->db->execute(
            "DELETE FROM {$this->db->table('address_locks')} WHERE held_at < %s",
            $this->clock->now()->modify('-1 day')->format(StoredInstant::FORMAT),
        );
    }
}
