<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use DateTimeInterface;
use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Security\Audit\AuditAccounts;
use Passerelle\Security\Audit\AuditLines;

/** What the person did with records. The lines must stay; what says whose they are goes with the account. */
#[Priority(90)]
final readonly class AuditRecords implements PersonalRecords
{
    public function __construct(private AuditLines $lines, private AuditAccounts $accounts)
    {
    }

    public function key(): string
    {
        return 'audit';
    }

    public function tables(): array
    {
        return ['audit_accounts'];
    }

    public function of(int $userId): iterable
    {
        foreach ($this->lines->ofAccount($userId) as $line) {
            yield [
                'at' => $line->at->format(DateTimeInterface::ATOM),
                'record' => $line->groupId,
                'action' => $line->action,
                'before' => $line->before,
                'after' => $line->after,
                'fields' => $line->fields,
                'reason' => $line->reason,
            ];
        }
    }

    public function erase(Erasure $erasure): void
    {
        $this->accounts->forget($erasure->userId);
    }
}
