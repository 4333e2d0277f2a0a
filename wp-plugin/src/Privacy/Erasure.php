<?php

declare(strict_types=1);

namespace Passerelle\Privacy;

/** How one account is erased. */
final readonly class Erasure
{
    /**
     * @param int $heirId who takes over with Transfer; 0: nobody, as with Keep
     * @param int $pseudonym stands for the person in what must be kept; nothing leads from it to them
     */
    public function __construct(
        public int $userId,
        public PublishedItems $published,
        public int $heirId,
        public int $pseudonym,
    ) {
    }
}
