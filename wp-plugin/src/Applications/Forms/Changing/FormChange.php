<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Changing;

/** What two versions of a form differ by, at one section, question or column. */
final readonly class FormChange
{
    /**
     * @param string $id of the section or question; of a column after that of its table ("budget.amount")
     * @param string $path in the new document; '' for what it has no more
     */
    public function __construct(public string $id, public Effect $effect, public string $path)
    {
    }
}
