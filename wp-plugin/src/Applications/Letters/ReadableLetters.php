<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Rights\Viewer;

/** Who reads what a referee sent. */
final readonly class ReadableLetters
{
    public function __construct(private LetterStore $letters, private ReadLetterFacts $facts, private ApplicantRights $rights, private HandlerRights $handlers)
    {
    }

    public function isReadBy(Viewer $viewer, int $letterId): bool
    {
        $letter = $this->letters->find($letterId);
        $facts = $letter === null ? null : $this->facts->of($letter);

        return $facts !== null && (
            (self::isReadable($letter, $facts) && $this->rights->applies($viewer, $facts->submission->application))
            || ($letter->state === LetterState::Received && $this->handlers->handles($viewer, $facts->submission))
        );
    }

    /** Whether the applicant may read it: as the referee was told, and as the form says now. */
    public static function isReadable(Letter $letter, ?LetterFacts $facts): bool
    {
        return $letter->state === LetterState::Received && $letter->isReadable && $facts?->rules()?->isReadable === true;
    }
}
