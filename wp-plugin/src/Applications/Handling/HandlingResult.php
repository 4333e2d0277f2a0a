<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling;

use Passerelle\Applications\Submissions\Submission;
use Passerelle\Kernel\DomainError;

/** What became of a step of those who run a call on one of several applications. */
final readonly class HandlingResult
{
    /**
     * @param int $applicationId as it was named
     * @param Submission|null $submission as it is now; null where the person handles no such application
     * @param DomainError|null $error why the step was refused; null: done
     */
    public function __construct(public int $applicationId, public ?Submission $submission, public ?DomainError $error = null)
    {
    }
}
