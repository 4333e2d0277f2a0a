<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Staff;

use Passerelle\Accounts\Privacy\AddressRecords;
use Passerelle\Accounts\Privacy\PersonalRecords;
use Passerelle\Accounts\Privacy\RecordKinds;
use Passerelle\Kernel\Composition\From;
use Passerelle\Kernel\Transaction;

/** Erases what carries an e-mail address without an account. */
final readonly class EraseAddress
{
    /** @param list<PersonalRecords> $records in the order of erasure */
    public function __construct(
        #[From(RecordKinds::class, 'all')] private array $records,
        private ErasureAudit $audit,
        private Transaction $transaction,
    ) {
    }

    /**
     * Logged if there was something.
     *
     * @param string $email normalised
     * @return int number of rows
     */
    public function __invoke(string $email): int
    {
        return $this->transaction->run(function () use ($email): int {
            $count = $this->eraseRecords($email);
            if ($count > 0) {
                $this->audit->addressErased();
            }

            return $count;
        });
    }

    /** Within a transaction, without a line of the audit log: as part of the erasure of an account. */
    public function eraseRecords(string $email): int
    {
        $counts = array_map(static fn (PersonalRecords $records): int => $records instanceof AddressRecords ? $records->eraseAddress($email) : 0, $this->records);

        return array_sum($counts);
    }
}
