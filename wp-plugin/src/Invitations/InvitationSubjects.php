<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

use Closure;
use LogicException;
use Passerelle\Kernel\Composition\All;

/** The subjects of all kinds of invitations. */
final class InvitationSubjects
{
    /** @param Closure(): list<InvitationSubject> $subjects */
    public function __construct(#[All(InvitationSubject::class)] private readonly Closure $subjects)
    {
    }

    public function of(Invitation $invitation): InvitationSubject
    {
        foreach (($this->subjects)() as $subject) {
            if ($subject->covers($invitation->invitee->kind)) {
                return $subject;
            }
        }
        throw new LogicException("No subject for invitations of the kind {$invitation->invitee->kind}.");
    }
}
