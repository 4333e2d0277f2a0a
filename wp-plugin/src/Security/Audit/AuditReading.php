<?php

declare(strict_types=1);

namespace Passerelle\Security\Audit;

/** What administrators read of the audit log. */
final readonly class AuditReading
{
    public function __construct(public AuditAccounts $accounts, public AuditLines $lines, public VerifyInParts $verification)
    {
    }
}
