<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\DecisionReviews\Answering\ReviewAccess;
use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Rights\Viewer;

/** Who reads what a referee sent. */
final readonly class ReadableLetters
{
    public function __construct(
        private LetterStore $letters,
        private LetterFiles $files,
        private ReadLetterFacts $facts,
        private ApplicantRights $rights,
        private HandlerRights $handlers,
        private ReviewAccess $reviews,
    ) {
    }

    /** @return bool|null whether the person reads a file of a letter; null: it is of none */
    public function isFileReadBy(Viewer $viewer, int $fileId): ?bool
    {
        $letterId = $this->files->letterOf($fileId);

        return $letterId === null ? null : $this->isReadBy($viewer, $letterId);
    }

    public function usesFile(int $fileId): bool
    {
        return $this->files->letterOf($fileId) !== null;
    }

    public function isReadBy(Viewer $viewer, int $letterId): bool
    {
        $letter = $this->letters->find($letterId);
        $facts = $letter === null ? null : $this->facts->of($letter);

        return $facts !== null && (
            (self::isReadable($letter, $facts) && $this->rights->applies($viewer, $facts->submission->application))
            || ($letter->state === LetterState::Received
                && ($this->handlers->handles($viewer, $facts->submission) || $this->reviews->isNamed($viewer, $facts->submission)))
        );
    }

    /** Whether the applicant may read it: as the referee was told, and as the form says now. */
    public static function isReadable(Letter $letter, ?LetterFacts $facts): bool
    {
        return $letter->state === LetterState::Received && $letter->isReadable && $facts?->rules()?->isReadable === true;
    }
}
