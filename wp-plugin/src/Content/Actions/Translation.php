<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use Passerelle\Content\Record;

/** The record in the other language, and whether it already existed. */
final readonly class Translation
{
    public function __construct(public Record $record, public bool $existed)
    {
    }
}
