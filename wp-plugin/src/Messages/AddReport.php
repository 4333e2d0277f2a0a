<?php

declare(strict_types=1);

namespace Passerelle\Messages;

use Passerelle\Content\Record;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\Mails;
use Passerelle\Rights\Viewer;

/** Stores a report, in one transaction with the mail to the team and its line in the audit log. */
final readonly class AddReport
{
    public function __construct(
        private MessageStore $store,
        private Mails $mails,
        private MessageAudit $audit,
        private Clock $clock,
        private Transaction $transaction,
    ) {
    }

    public function __invoke(Viewer $viewer, Record $reported, string $reason, string $text): void
    {
        $this->transaction->run(function () use ($viewer, $reported, $reason, $text): void {
            $id = $this->store->report($viewer->id, $reported->ownerId, $reported->groupId, $reason, $text, $this->clock->now());
            $this->mails->addressed(ReportMail::KEY, [ReportMail::REPORT => $id]);
            $this->audit->reported($viewer);
        });
    }
}
