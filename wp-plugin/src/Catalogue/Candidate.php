<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use DateTimeImmutable;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;

/** A public item that is not over, as visitors may know it. */
final readonly class Candidate
{
    /**
     * @param ContentType $type of the search
     * @param DateTimeImmutable|null $closesAt null: does not close
     * @param DateTimeImmutable|null $startsAt its date that comes next, or its opening
     * @param list<string> $sectors those of the query that it has
     * @param list<string> $countries those of the query that it has
     */
    public function __construct(
        public int $postId,
        public int $groupId,
        public Lang $language,
        public ContentType $type,
        public DateTimeImmutable $publishedAt,
        public ?DateTimeImmutable $closesAt = null,
        public ?DateTimeImmutable $startsAt = null,
        public array $sectors = [],
        public array $countries = [],
    ) {
    }
}
