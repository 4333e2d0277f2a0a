<?php

declare(strict_types=1);

namespace Passerelle\EmailChange;

/** One change of the address of an account: asked for, or made and still to be undone. */
final readonly class EmailChange
{
    /** @param int|null $sessionId that asked for it */
    public function __construct(
        public int $id,
        public int $userId,
        public string $oldEmail,
        public string $newEmail,
        public ?int $sessionId,
        public string $askedAt,
    ) {
    }
}
