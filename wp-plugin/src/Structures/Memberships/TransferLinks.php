<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

use Passerelle\Content\Records;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\LinkSecret;
use Passerelle\Content\Model\Status;
use Passerelle\Structures\MembershipTables;
use SensitiveParameter;

/**
 * Links to offers of an ownership: 256 random bits, of which only the hash is stored. They show the offer, which only its
 * recipient can answer, and are valid as long as it.
 */
final readonly class TransferLinks
{
    public function __construct(private Database $db, private MembershipStore $store, private Records $records)
    {
    }

    /** @return string|null secret of a new link, which voids the earlier one; null when the person is offered nothing there */
    public function make(int $groupId, int $recipientId): ?string
    {
        $secret = LinkSecret::make();
        $done = $this->db->execute(
            "UPDATE {$this->table()} SET token_hash = %s WHERE group_id = %d AND to_user = %d",
            LinkSecret::hash($secret),
            $groupId,
            $recipientId,
        );

        return $done === 1 ? $secret : null;
    }

    /** The open offer of a link. */
    public function find(#[SensitiveParameter] string $secret): ?OwnershipOffer
    {
        $groupId = LinkSecret::isWellFormed($secret)
            ? (int) $this->db->value("SELECT group_id FROM {$this->table()} WHERE token_hash = %s", LinkSecret::hash($secret))
            : 0;
        $transfer = $groupId === 0 ? null : $this->store->list($groupId)->transfer;
        $stored = $transfer === null ? [] : array_values($this->records->findGroups([$groupId])[$groupId] ?? []);
        foreach ($stored as $record) {
            if ($transfer !== null && !in_array($record->status, [Status::Trash, Status::AutoDraft], true)) {
                return new OwnershipOffer($record, $transfer);
            }
        }

        return null;
    }

    private function table(): string
    {
        return $this->db->table(MembershipTables::TRANSFERS);
    }
}
