<?php

declare(strict_types=1);

namespace Passerelle\Applications\Eligibility;

/** A condition of a call on who may apply, and whether an applicant meets it. */
final readonly class Criterion
{
    /**
     * @param array<string, string> $facts of the call, quoted
     * @param bool $isBlocking whether a "no" closes the form
     */
    public function __construct(public CriterionCode $code, public Verdict $verdict, public array $facts = [], public bool $isBlocking = false)
    {
    }
}
