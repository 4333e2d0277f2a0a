<?php

declare(strict_types=1);

namespace Passerelle\Audit;

use Passerelle\Kernel\Transaction;

/** Follows the chain from the first line to the head. */
final readonly class VerifyAudit
{
    public function __construct(
        private AuditLines $lines,
        private AuditAccounts $accounts,
        private AuditKeys $keys,
        private Transaction $transaction,
    ) {
    }

    /** @param AuditHead|null $seen the head that an earlier verification printed: who removes the newest lines and their head can't remove that */
    public function __invoke(?AuditHead $seen = null): Verification
    {
        // Lines and head are read from one snapshot.
        return $this->transaction->run(fn (): Verification => $this->verify($seen));
    }

    private function verify(?AuditHead $seen): Verification
    {
        $faults = [];
        $last = new AuditHead(0, AuditHead::FIRST_HASH);
        $isGone = $seen !== null;
        foreach ($this->lines->all() as $line) {
            $fault = $this->faultOf($line, $last);
            if ($fault !== null) {
                $faults[] = [$line->id, $fault];
            }
            $last = new AuditHead($line->id, $line->hash);
            $isGone = $isGone && ($line->id !== $seen?->lastId || !hash_equals($seen->lastHash, $line->hash));
        }
        $head = $this->lines->head();
        if ($head->lastId !== $last->lastId || !hash_equals($head->lastHash, $last->lastHash)) {
            $faults[] = [$last->lastId, Fault::WrongEnd];
        }
        if ($seen !== null && $isGone) {
            $faults[] = [$seen->lastId, Fault::Forgotten];
        }
        foreach ($this->accounts->changedLinks() as $userId) {
            $faults[] = [$userId, Fault::ChangedAccount];
        }

        return new Verification($last, $faults);
    }

    private function faultOf(AuditLine $line, AuditHead $before): ?Fault
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
}
