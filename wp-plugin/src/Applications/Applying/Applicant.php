<?php

declare(strict_types=1);

namespace Passerelle\Applications\Applying;

use Passerelle\Content\Record;
use Passerelle\Rights\Viewer;

/** Who applies: a person, or a structure that a person applies for. */
final readonly class Applicant
{
    public function __construct(public Viewer $person, public ?Record $structure)
    {
    }

    /** @return 'person'|'structure' value of the field `applicants` of calls */
    public function kind(): string
    {
        return $this->structure === null ? 'person' : 'structure';
    }
}
