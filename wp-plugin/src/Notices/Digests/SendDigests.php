<?php

declare(strict_types=1);

namespace Passerelle\Notices\Digests;

use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Tasks\DueWork;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\Mails;

/** Queues the mail of each due digest, in one transaction with what is in it. What a stopped worker missed is sent by the next one. */
// After the reminders, which digests contain.
#[Priority(20)]
final readonly class SendDigests implements DueWork
{
    public function __construct(
        private DigestStore $store,
        private Mails $mails,
        private Transaction $transaction,
        private Config $config,
    ) {
    }

    public function run(): int
    {
        $limits = $this->config;
        $queued = 0;
        foreach ($this->store->due($limits->limit('notices', 'digestsPerRun')) as $userId) {
            $queued += $this->transaction->run(fn (): int => $this->queue($userId, $limits->limit('notices', 'digestItems')));
        }

        return $queued;
    }

    private function queue(int $userId, int $limit): int
    {
        $digestId = $this->store->claim($userId, $limit);
        if ($digestId === null) {
            return 0;
        }
        $this->mails->toUser(DigestMail::KEY, $userId, [DigestMail::DIGEST => $digestId]);

        return 1;
    }
}
