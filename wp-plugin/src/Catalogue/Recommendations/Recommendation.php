<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations;

use Passerelle\Content\Record;

final readonly class Recommendation
{
    /** @param non-empty-list<Reason> $reasons the strongest first */
    public function __construct(public Record $record, public array $reasons)
    {
    }
}
