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
}
