<?php

declare(strict_types=1);

namespace Passerelle\Admin\Pickers;

/** One result of a picker's search. */
final readonly class Found
{
    /**
     * @param int $id group id of a record, id of a user
     * @param string $label displayed, and accepted as typed text
     * @param string $name without the suffix that distinguishes namesakes
     */
    public function __construct(public int $id, public string $label, public string $name)
    {
    }
}
