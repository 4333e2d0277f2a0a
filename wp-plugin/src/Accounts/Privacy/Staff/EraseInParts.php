<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Staff;

use Passerelle\Accounts\Privacy\EraseAccount;
use Passerelle\Accounts\Privacy\ErasureOrder;
use Passerelle\Accounts\Privacy\Records\ContentRecords;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Transaction;

/** Erases the records of an account before the account itself: some in each request. */
final readonly class EraseInParts
{
    /** @param int $perPage largest number of records that are erased in one request */
    public function __construct(
        private ContentRecords $content,
        private EraseAccount $erase,
        private Transaction $transaction,
        #[Limit('account', 'erasedPerPage')] private int $perPage,
    ) {
    }

    /** @return bool whether there is more to erase before the account */
    public function __invoke(int $userId, ErasureOrder $order): bool
    {
        return $this->transaction->run(fn (): bool => $this->content->eraseSome($this->erase->erasure($userId, $order), $this->perPage));
    }
}
