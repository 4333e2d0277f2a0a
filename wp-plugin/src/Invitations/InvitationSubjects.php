<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

use LogicException;

/** The subjects of all kinds of invitations. */
final class InvitationSubjects
{
    /** @var list<InvitationSubject> */
    private array $subjects;

    public function __construct(InvitationSubject ...$subjects)
    {
        $this->subjects = array_values($subjects);
    }

    public function add(InvitationSubject $subject): void
    {
        $this->subjects[] = $subject;
    }

    public function of(Invitation $invitation): InvitationSubject
    {
        foreach ($this->subjects as $subject) {
            if ($subject->covers($invitation->invitee->kind)) {
                return $subject;
            }
        }
        throw new LogicException("No subject for invitations of the kind {$invitation->invitee->kind}.");
    }
}
