<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle;

use Passerelle\Invitations\InvitationMoves;
use Passerelle\Structures\Memberships\ByMail\StructureSubject;

/** The open invitations by mail of a structure that is merged into another one: its owners own that one, so that the links stay valid. */
final readonly class MovedInvitations
{
    public function __construct(private InvitationMoves $moves, private EndedStore $ended)
    {
    }

    public function move(EndedStructure $structure): void
    {
        $this->ended->addInvitations($structure->id, $this->moves->move(StructureSubject::KIND, $structure->groupId, $structure->intoGroup));
    }

    /** Those that were answered or sent again since stay in the other structure. */
    public function moveBack(EndedStructure $structure): void
    {
        foreach ($this->ended->invitations($structure->id) as $id => $sending) {
            $this->moves->moveOne($id, $sending, $structure->intoGroup, $structure->groupId);
        }
    }
}
