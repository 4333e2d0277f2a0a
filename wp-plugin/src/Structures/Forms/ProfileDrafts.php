<?php

declare(strict_types=1);

namespace Passerelle\Structures\Forms;

use Passerelle\Content\Record;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;
use Passerelle\Structures\Memberships;
use Passerelle\Structures\ProfileStructures;

/** Draft structures of people who have no public profile yet: there may be so many. */
final readonly class ProfileDrafts
{
    /** @param int $max groups of drafts: a structure in two languages counts once */
    public function __construct(private Database $db, private ProfileStructures $structures, #[Limit('structures', 'draftsInProfile')] private int $max)
    {
    }

    /**
     * Within a transaction: until its end no other process creates a structure of the same profile.
     *
     * @throws DomainError too_many_structures
     */
    public function checkLocked(int $userId): void
    {
        $this->db->value("SELECT ID FROM {$this->db->wpdb->users} WHERE ID = %d FOR UPDATE", $userId);
        // What was read before the lock may be older than what another process has created since.
        Memberships::forget($userId);
        if (count($this->structures->draftsOf($userId)) >= $this->max) {
            throw new DomainError('too_many_structures');
        }
    }

    public function add(Record $structure): void
    {
        $this->structures->add($structure);
    }
}
