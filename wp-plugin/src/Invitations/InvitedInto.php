<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

use SensitiveParameter;

/** What somebody is invited into inside an item, and as which account. */
final readonly class InvitedInto
{
    /**
     * @param int $accountId user id of who was chosen; 0: the inviter wrote an address
     * @param string $table of the subject, where its ids are not those of applications
     */
    public function __construct(public int $subjectId, public int $accountId = 0, private string $table = '')
    {
    }

    /** The key of who is invited. One account chosen and its address written are two invitations: the inviter must not learn that both are one. */
    public function hash(int $groupId, #[SensitiveParameter] string $email): string
    {
        $who = $this->accountId === 0 ? $email : "account {$this->accountId}";

        return hash('sha256', "{$groupId}/{$this->table}{$this->subjectId} {$who}");
    }
}
