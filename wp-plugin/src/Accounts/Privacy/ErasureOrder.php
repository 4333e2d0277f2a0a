<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy;

/** Who wants an account erased, and what happens to its published items. */
final readonly class ErasureOrder
{
    /**
     * @param int $heirId new owner with Transfer; 0: none
     * @param bool $isNotified whether the person gets a mail about it
     */
    public function __construct(
        public ErasureWay $way,
        public PublishedItems $published,
        public int $heirId = 0,
        public bool $isNotified = true,
    ) {
    }

    /**
     * WordPress deletes the account.
     *
     * @param mixed $heirId account that gets the items, as it was chosen there; null: they are deleted
     */
    public static function ofDeletion(mixed $heirId, bool $isNotified): self
    {
        return is_numeric($heirId)
            ? new self(ErasureWay::Deletion, PublishedItems::Transfer, (int) $heirId, $isNotified)
            : new self(ErasureWay::Deletion, PublishedItems::Remove, isNotified: $isNotified);
    }
}
