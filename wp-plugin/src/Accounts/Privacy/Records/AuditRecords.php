<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use DateTimeInterface;
use Passerelle\Security\Audit\AuditModule;
use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;

/** What the person did with records. The lines must stay; what says whose they are goes with the account. */
final readonly class AuditRecords implements PersonalRecords
{
    public function __construct(private AuditModule $audit)
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
        foreach ($this->audit->lines->ofAccount($userId) as $line) {
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
        $this->audit->accounts->forget($erasure->userId);
    }
}
