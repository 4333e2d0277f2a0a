<?php

declare(strict_types=1);

namespace Passerelle\Applications\LateLinks;

use Passerelle\Applications\Applying\ApplicantsWithDrafts;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Tasks\DueWork;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\Mails;

/** Reminds of late links that end soon as calls remind of their closing: those who write an application, else who got the link. */
#[Priority(51)]
final readonly class RemindOfLateLinks implements DueWork
{
    /** @param int $perRun links */
    public function __construct(
        private LateLinkStore $links,
        private ApplicantsWithDrafts $drafts,
        private Mails $mails,
        private Transaction $transaction,
        private Clock $clock,
        #[Limit('callReminders', 'perRun')] private int $perRun,
    ) {
    }

    public function run(): int
    {
        $due = $this->links->toRemind($this->perRun);
        foreach ($due as $id) {
            $this->transaction->run(fn () => $this->remind($id));
        }

        return count($due);
    }

    private function remind(int $id): void
    {
        $link = $this->links->find($id);
        if ($link === null) {
            return;
        }
        $isOpen = $link->isOpen($this->clock->now());
        $this->links->reminded($link, $isOpen);
        if (!$isOpen) {
            return;
        }
        $writers = $this->drafts->ofLateLink($link);
        foreach ($writers as $writer) {
            $this->mails->addressed(LateLinkReminderMail::KEY, [LateLinkMail::LINK => $id, LateLinkReminderMail::WRITER => $writer]);
        }
        if ($writers === []) {
            $this->mails->addressed(LateLinkReminderMail::KEY, [LateLinkMail::LINK => $id]);
        }
    }
}
