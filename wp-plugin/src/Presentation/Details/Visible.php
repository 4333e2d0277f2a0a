<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Details;

use Passerelle\Content\Record;
use Passerelle\Content\Values;

/** A record restricted to what a viewer may see, the source of all resolvers of its type. */
final readonly class Visible
{
    /**
     * @param bool $isLocked only title and summary are visible
     * @param Values $values the public fields; none when locked
     */
    public function __construct(
        public Record $record,
        public bool $isLocked,
        public Values $values,
    ) {
    }
}
