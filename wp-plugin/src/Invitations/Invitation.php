<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

use DateTimeImmutable;
use Passerelle\Languages\Lang;

/** One person invited into one item. */
final readonly class Invitation
{
    /**
     * @param int $groupId of the item
     * @param Invitee $invitee with the address that mails go to; it is empty once erased
     * @param string $namedHash AddressHash of the address as the item names it, which a correction leaves as it is
     * @param int $inviterId user id; 0 when the account is gone
     * @param int $sending number of the current mail: mails with an earlier number are void
     * @param int|null $userId account that accepted
     */
    public function __construct(
        public int $id,
        public int $groupId,
        public Invitee $invitee,
        public string $namedHash,
        public Lang $language,
        public int $inviterId,
        public InvitationState $state,
        public int $sending,
        public ?int $userId,
        public ?DateTimeImmutable $sentAt,
        public ?DateTimeImmutable $expiresAt,
        public ?DateTimeImmutable $answeredAt,
    ) {
    }
}
