<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Conflicts;

/** Why a person does not review an application. */
enum ConflictKind: string
{
    /** The person applies. */
    case Applicant = 'applicant';
    case CoWriter = 'coWriter';
    /** Both belong to the same structure. */
    case Structure = 'structure';
    /** Their structures are named together in an initiative or project. */
    case Partner = 'partner';
    /** Mentors the application or has mentored it, or is a mentor of the call. */
    case Mentor = 'mentor';
    /** A letter of recommendation was asked of the person. */
    case Referee = 'referee';
    /** Their addresses have the same domain, which is not that of a public provider. */
    case MailDomain = 'mailDomain';
    /** Declared by the reviewer. */
    case Declared = 'declared';
    case DeclaredByManager = 'declaredByManager';

    public function isComputed(): bool
    {
        return $this !== self::Declared && $this !== self::DeclaredByManager;
    }
}
