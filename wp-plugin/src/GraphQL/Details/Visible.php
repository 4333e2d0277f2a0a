<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Details;

use Passerelle\Content\Record;
use Passerelle\Content\Values;

/** A record as one viewer may see it: what all resolvers of its type read. */
final readonly class Visible
{
    /**
     * @param bool $isLocked only title and summary may be shown
     * @param Values $values the public fields; none when locked
     */
    public function __construct(
        public Record $record,
        public bool $isLocked,
        public Values $values,
    ) {
    }
}
