<?php

declare(strict_types=1);

namespace Passerelle\Security\Audit;

use Passerelle\Kernel\Transaction;

/** Follows the chain from the first line to the head. */
final readonly class VerifyAudit
{
    public function __construct(private AuditLines $lines, private ChainCheck $check, private Transaction $transaction)
    {
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
            $fault = $this->check->faultOf($line, $last);
            if ($fault !== null) {
                $faults[] = [$line->id, $fault];
            }
            $last = new AuditHead($line->id, $line->hash);
            $isGone = $isGone && ($line->id !== $seen?->lastId || !hash_equals($seen->lastHash, $line->hash));
        }
        $faults = [...$faults, ...$this->check->faultsOfEnd($last)];
        if ($seen !== null && $isGone) {
            $faults[] = [$seen->lastId, Fault::Forgotten];
        }

        return new Verification($last, [...$faults, ...$this->check->faultsOfAccounts()]);
    }
}
