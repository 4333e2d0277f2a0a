<?php

declare(strict_types=1);

namespace Passerelle\Security\Audit;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Transaction;

/**
 * Follows the chain with a bounded number of lines at a time. After the last part the next one begins with the first line again,
 * so that nobody can rely on what was found earlier.
 */
final readonly class VerifyInParts
{
    private const OPTION = 'passerelle_audit_verification';

    /**
     * @param int $linesMax lines of a part
     * @param int $faultsMax faults that are stored
     */
    public function __construct(
        private AuditLines $lines,
        private ChainCheck $check,
        private Transaction $transaction,
        private Clock $clock,
        #[Limit('audit', 'verifiedLines')] private int $linesMax,
        #[Limit('audit', 'faults')] private int $faultsMax,
    ) {
    }

    public function last(): ?PartialVerification
    {
        return PartialVerification::from(get_option(self::OPTION, null));
    }

    public function next(): PartialVerification
    {
        $last = $this->last();
        // Lines and head are read from one snapshot.
        $part = $this->transaction->run(fn (): PartialVerification => $last === null || $last->isComplete
            ? $this->part(new AuditHead(0, AuditHead::FIRST_HASH), [])
            : $this->part($last->end, $last->faults));
        update_option(self::OPTION, $part->toArray(), false);

        return $part;
    }

    /** @param list<array{int, Fault}> $faults of the parts before */
    private function part(AuditHead $last, array $faults): PartialVerification
    {
        $lines = $this->lines->after($last->lastId, $this->linesMax);
        foreach ($lines as $line) {
            $fault = $this->check->faultOf($line, $last);
            if ($fault !== null) {
                $faults[] = [$line->id, $fault];
            }
            $last = new AuditHead($line->id, $line->hash);
        }
        $isComplete = count($lines) < $this->linesMax;
        if ($isComplete) {
            $faults = [...$faults, ...$this->check->faultsOfEnd($last), ...$this->check->faultsOfAccounts()];
        }

        return new PartialVerification($last, $this->clock->now(), $isComplete, array_slice($faults, 0, $this->faultsMax));
    }
}
