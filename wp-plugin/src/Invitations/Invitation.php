<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

use DateTimeImmutable;
use Passerelle\Languages\Lang;
use Passerelle\Mail\RefusalReason;

/** One person invited into one item. */
final readonly class Invitation
{
    private const TEAM = 'Passerelle';

    /**
     * @param int $groupId of the item
     * @param int $subjectId of what they are invited into inside the item; 0: the item itself
     * @param Invitee $invitee with the address that mails go to; it is empty once erased
     * @param string $namedHash AddressHash of the address as the item names it, which a correction leaves as it is
     * @param int $inviterId user id; 0 when the account is gone
     * @param int $sending number of the current mail: mails with an earlier number are void
     * @param RefusalReason|null $refusal of the state Refused
     * @param int|null $userId account that accepted
     * @param int $invitedId account that was chosen, whose address the inviter does not see; 0: the inviter wrote the address
     */
    public function __construct(
        public int $id,
        public int $groupId,
        public int $subjectId,
        public Invitee $invitee,
        public string $namedHash,
        public Lang $language,
        public int $inviterId,
        public InvitationState $state,
        public ?RefusalReason $refusal,
        public int $sending,
        public ?int $userId,
        public int $invitedId,
        public ?DateTimeImmutable $sentAt,
        public ?DateTimeImmutable $expiresAt,
        public ?DateTimeImmutable $answeredAt,
    ) {
    }

    /** The team where the account is gone. */
    public function inviterName(): string
    {
        $inviter = get_userdata($this->inviterId);

        return $inviter === false ? self::TEAM : $inviter->display_name;
    }
}
