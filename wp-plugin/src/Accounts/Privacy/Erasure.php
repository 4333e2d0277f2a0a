<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy;

/** Parameters of one erasure. */
final readonly class Erasure
{
    /**
     * @param int $heirId new owner with Transfer; 0: none, as with Keep
     * @param int $pseudonym replaces the account's id in records that must be retained; random, so it does not identify the person
     * @param string $email normalised address of the account; empty where nobody has proved to own it, since it may be another person's
     */
    public function __construct(
        public int $userId,
        public PublishedItems $published,
        public int $heirId,
        public int $pseudonym,
        public string $email = '',
        public ErasureWay $way = ErasureWay::Own,
    ) {
    }
}
