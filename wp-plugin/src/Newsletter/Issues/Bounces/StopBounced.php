<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues\Bounces;

use Passerelle\Kernel\Transaction;
use Passerelle\Mail\RefusalReason;
use Passerelle\Newsletter\Subscribers\SubscriberStore;
use Passerelle\Newsletter\Issues\LetterIds;
use Passerelle\Newsletter\Issues\LetterStore;

/** A report about a letter stops the address. The signature in its Message-ID proves that the report is about a letter that was sent. */
final readonly class StopBounced
{
    public function __construct(private LetterStore $letters, private SubscriberStore $subscribers, private LetterIds $ids, private Transaction $transaction)
    {
    }

    /** Repeatable. @return bool false: not about a letter, or about an address that the reader does not have any more */
    public function __invoke(DeliveryReport $report): bool
    {
        $letter = $this->letters->find($this->ids->letter($report->mailId) ?? 0);
        $reader = $letter === null ? null : $this->subscribers->find($letter->subscriberId);
        if ($letter === null || $reader === null || !$this->ids->isOf($report->mailId, $letter->id, $reader)) {
            return false;
        }
        $reason = RefusalReason::of(0, $report->status)->value;

        return $this->transaction->run(function () use ($letter, $reader, $reason): bool {
            if (!$this->letters->bounce($letter->id, $reason)) {
                return false;
            }
            $this->subscribers->bounced($reader->id, $reason);

            return true;
        });
    }
}
