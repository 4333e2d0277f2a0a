<?php

declare(strict_types=1);

namespace Passerelle\Security\Audit;

/** Compares lines with the one before them, and the end of the log with its head. */
final readonly class ChainCheck
{
    public function __construct(private AuditLines $lines, private AuditAccounts $accounts, private AuditKeys $keys)
    {
    }

    public function faultOf(AuditLine $line, AuditHead $before): ?Fault
    {
        $expected = $this->keys->hash($line->keyName, $line->canonical());

        return match (true) {
            $line->id !== $before->lastId + 1 => Fault::Missing,
            !hash_equals($before->lastHash, $line->previousHash) => Fault::Unlinked,
            $expected === null => Fault::UnknownKey,
            !hash_equals($expected, $line->hash) => Fault::Edited,
            default => null,
        };
    }

    /** @return list<array{int, Fault}> when the last line is not the head */
    public function faultsOfEnd(AuditHead $last): array
    {
        $head = $this->lines->head();

        return $head->lastId !== $last->lastId || !hash_equals($head->lastHash, $last->lastHash) ? [[$last->lastId, Fault::WrongEnd]] : [];
    }

    /** @return list<array{int, Fault}> with user ids */
    public function faultsOfAccounts(): array
    {
        return array_map(static fn (int $userId): array => [$userId, Fault::ChangedAccount], $this->accounts->changedLinks());
    }
}
