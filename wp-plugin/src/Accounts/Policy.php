<?php

declare(strict_types=1);

namespace Passerelle\Accounts;

use Passerelle\Content\Record;

/**
 * Who may read what. Everything that a decision needs is in the record and the viewer, plus one query per viewer for
 * the structures they belong to: asking for a hundred records costs no more than asking for one.
 */
final readonly class Policy
{
    public function __construct(private ObjectRules $rules)
    {
    }

    public function access(Viewer $viewer, Record $record): Access
    {
        return $this->rules->access($viewer, Subject::of($record));
    }
}
