<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy;

/** Everything that the erasure of an account concerns, as numbers. */
final readonly class ErasureExtent
{
    /**
     * @param array<string, int> $deleted items that are deleted in any case (the profile, drafts), by type
     * @param array<string, int> $published items that stay, are handed over or are deleted, as chosen, by type
     * @param list<string> $handedOver names of structures that stay for another owner, or, when they are deleted, for other members
     * @param list<string> $onlyOwnerOf names of structures that must get another owner first
     * @param array<string, int> $others other records, by their kind
     */
    public function __construct(
        public array $deleted,
        public array $published,
        public array $handedOver,
        public array $onlyOwnerOf,
        public array $others,
    ) {
    }
}
