<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

use Passerelle\Applications\Letters\Mails\LetterReminderMail;
use Passerelle\Applications\Letters\Mails\RefereeMail;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Tasks\DueWork;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\Mails;

/**
 * Reminds referees once, some time before the deadline of their letter. Deadlines follow the closing of the call, which may move: open
 * letters are looked at again and again, not planned once.
 */
#[Priority(49)]
final readonly class RemindReferees implements DueWork
{
    public function __construct(
        private LetterStore $letters,
        private ReadLetterFacts $facts,
        private SubmissionStore $submissions,
        private Mails $mails,
        private Transaction $transaction,
        private Clock $clock,
        private ReminderTimes $times,
    ) {
    }

    public function run(): int
    {
        $ids = $this->letters->toCheck($this->times->perRun);
        foreach ($ids as $id) {
            $this->transaction->run(fn () => $this->check($id));
        }

        return count($ids);
    }

    private function check(int $id): void
    {
        // In the order of those who change letters.
        $this->submissions->lock($this->letters->find($id)->applicationId ?? 0);
        $letter = $this->letters->lock($id);
        $facts = $letter === null ? null : $this->facts->of($letter);
        if ($letter === null || $facts === null || !$letter->state->isOpen()) {
            $this->letters->checkAt($id, null);
            return;
        }
        $now = $this->clock->now();
        $deadline = $facts->deadline();
        $remindAt = $deadline?->modify("-{$this->times->before} seconds");
        if ($deadline === null || $remindAt === null || $remindAt > $now || $deadline <= $now) {
            $next = $now->modify("+{$this->times->every} seconds");
            // An extension may come after the deadline, too.
            $this->letters->checkAt($id, $remindAt !== null && $remindAt > $now ? min($remindAt, $next) : $next);
            return;
        }
        $this->letters->checkAt($id, null);
        // Who was asked shortly before has just read the deadline.
        if ($letter->askedAt <= $remindAt) {
            $this->mails->addressed(LetterReminderMail::KEY, [RefereeMail::LETTER => $letter->id]);
        }
    }
}
