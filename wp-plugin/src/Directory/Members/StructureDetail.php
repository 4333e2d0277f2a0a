<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members;

use Passerelle\Content\Record;
use Passerelle\Content\Values;
use Passerelle\Rights\Viewer;

/** A structure, restricted to what a signed-in person may see. */
final readonly class StructureDetail
{
    /** @param Values $values with those for editors only where the reader is one of them */
    public function __construct(public Record $record, public Values $values, public Viewer $reader)
    {
    }
}
