<?php

declare(strict_types=1);

namespace Passerelle\Applications\Submissions;

/** How many people a change of a form concerns. */
final readonly class FormExtent
{
    /**
     * @param int $drafts that were never sent
     * @param int $sent that were sent at least once, and not withdrawn
     * @param array<string, int> $answered drafts and sent ones that answer a question, by its id
     */
    public function __construct(public int $drafts, public int $sent, public array $answered)
    {
    }
}
