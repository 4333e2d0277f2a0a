<?php

declare(strict_types=1);

namespace Passerelle\Applications\Applying;

/** A requested action on an application, before its checks. */
final readonly class ApplicationRequest
{
    /**
     * @param int $version that the person has read
     * @param string|null $answers JSON: those that changed, null for what is answered no more; with save and complete
     */
    public function __construct(public ApplicationAction $action, public int $id, public int $version, public ?string $answers = null)
    {
    }
}
