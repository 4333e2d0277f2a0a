<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Publication;

use Passerelle\Applications\Forms\Reading\Problems;

/** Ids that are used once: those of sections and questions of a form, of columns of a table, of choices of a question. */
final class UniqueIds
{
    /** @var array<string, true> */
    private array $used = [];

    public function __construct(private readonly Problems $problems)
    {
    }

    public function add(string $id, string $path): void
    {
        if (isset($this->used[$id])) {
            $this->problems->add("{$path}.id", 'duplicate_id');
        }
        $this->used[$id] = true;
    }
}
