<?php

declare(strict_types=1);

namespace Passerelle\Security\Audit;

/** The result of a verification. */
final readonly class Verification
{
    /** @param list<array{int, Fault}> $faults each with the id of its line */
    public function __construct(public AuditHead $end, public array $faults)
    {
    }

    public function isIntact(): bool
    {
        return $this->faults === [];
    }
}
