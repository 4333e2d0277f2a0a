<?php

declare(strict_types=1);

namespace Passerelle\Accounts\EmailChange;

/** Change of an account's address: requested, or confirmed and reversible. */
final readonly class EmailChange
{
    /** @param int|null $sessionId that requested it */
    public function __construct(
        public int $id,
        public int $userId,
        public string $oldEmail,
        public string $newEmail,
        public ?int $sessionId,
        public string $requestedAt,
    ) {
    }
}
