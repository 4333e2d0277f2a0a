<?php

declare(strict_types=1);

namespace Passerelle\Applications\Completions;

use Passerelle\Applications\Sending\SnapshotStore;
use Passerelle\Applications\Submissions\Application;
use Passerelle\Applications\Submissions\SubmissionFiles;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Files\Scanning\Quarantine;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Transaction;
use Passerelle\Outbox\Handler;

/** Asks for another file when the virus scan refuses one that an application has sent: what was sent counts, but nobody can read that file. */
final readonly class AskForRefusedFile implements Handler
{
    public function __construct(
        private SubmissionFiles $files,
        private SubmissionStore $store,
        private SnapshotStore $snapshots,
        private CompletionStore $completions,
        private CompletionNotices $notices,
        private Transaction $transaction,
        #[Limit('fileScan', 'maxDelaySeconds')] private int $maxDelay,
    ) {
    }

    public function kind(): string
    {
        return Quarantine::REFUSED;
    }

    public function maxDelay(): int
    {
        return $this->maxDelay;
    }

    public function handle(array $payload): void
    {
        $file = is_int($payload[Quarantine::FILE] ?? null) ? $payload[Quarantine::FILE] : 0;
        $application = $this->files->applicationOf($file);
        if ($application !== null) {
            $this->transaction->run(fn () => $this->ask($application, $file));
        }
    }

    private function ask(int $applicationId, int $fileId): void
    {
        // Whoever sends meanwhile is waited for: what is sent without its file asks for nothing.
        $submission = $this->store->lock($applicationId);
        $sent = $submission === null || self::isOver($submission->application) ? null : $this->snapshots->counted($submission);
        $question = $sent?->questionOf($fileId);
        if ($submission === null || $sent === null || $question === null) {
            return;
        }
        $completion = $this->completions->askForFile($submission->id, $sent->number, $question, $submission->completion);
        if ($completion !== null) {
            $this->notices->asked($submission, $completion);
        }
    }

    /** Whether nobody judges it: a trial, or one that was withdrawn or removed. */
    private static function isOver(Application $application): bool
    {
        return $application->isTrial() || $application->isRemoved() || $application->withdrawnAt !== null;
    }
}
