<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

use Passerelle\Kernel\AddressHash;
use Passerelle\Kernel\Database;
use Passerelle\Presentation\Loading\AcceptedInvitations;

/** Accepted invitations as public pages need them. */
final readonly class StoredAcceptances implements AcceptedInvitations
{
    public function __construct(private Database $db)
    {
    }

    public function users(array $groupIds): array
    {
        if ($groupIds === []) {
            return [];
        }
        $rows = $this->db->rows(
            "SELECT group_id, email, named_hash, user_id FROM {$this->db->table(InvitationTables::TABLE)}
                WHERE state = %s AND user_id IS NOT NULL AND subject_id = 0 AND group_id IN (" . Database::placeholders($groupIds) . ')',
            InvitationState::Accepted->value,
            ...$groupIds,
        );
        $users = [];
        foreach ($rows as $row) {
            $groupId = (int) $row['group_id'];
            $users[$groupId][(string) $row['named_hash']] = (int) $row['user_id'];
            // The record may name the corrected address by now.
            $users[$groupId][AddressHash::of($groupId, (string) $row['email'])] = (int) $row['user_id'];
        }

        return $users;
    }
}
