<?php

declare(strict_types=1);

namespace Passerelle\Files\Uploads;

use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Whom an upload belongs to: an account, or the letter that a referee without account writes. */
final readonly class UploadOwner
{
    private function __construct(public int $userId, public int $letterId)
    {
    }

    /** @throws DomainError session_expired · not_found for accounts that only review */
    public static function account(Viewer $viewer): self
    {
        if ($viewer->isGuest()) {
            throw DomainError::notFound();
        }

        return $viewer->isSignedIn() ? new self($viewer->id, 0) : throw new DomainError('session_expired');
    }

    public static function letter(int $id): self
    {
        return new self(0, $id);
    }

    public function isLetter(): bool
    {
        return $this->letterId !== 0;
    }

    public function owns(Upload $upload): bool
    {
        return $upload->ownerId === $this->userId && $upload->letterId === $this->letterId;
    }
}
