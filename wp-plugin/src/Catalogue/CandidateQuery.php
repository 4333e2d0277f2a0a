<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Languages\Lang;

/** Selects items that may interest a person. */
final readonly class CandidateQuery
{
    /**
     * @param Lang $language of the reader; items that exist in the other one only are candidates, too
     * @param list<string>|null $sectors keys; null: all
     * @param list<string>|null $countries ISO codes; null: all
     * @param list<int> $groups candidates whatever their sectors and countries
     * @param list<int> $without groups that are no candidates
     * @param int $perType maximum number of items of each search type, besides $groups
     */
    public function __construct(
        public Lang $language,
        public ?array $sectors,
        public ?array $countries,
        public array $groups,
        public array $without,
        public int $perType,
    ) {
    }
}
