<?php

declare(strict_types=1);

namespace Passerelle\Applications\Completions;

use Passerelle\Applications\Submissions\SubmissionFiles;
use Passerelle\Files\Scanning\Quarantine;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Transaction;
use Passerelle\Outbox\Handler;

/** Asks for another file when the virus scan refuses one that an application has sent: what was sent counts, but nobody can read that file. */
final readonly class AskForRefusedFile implements Handler
{
    public function __construct(
        private SubmissionFiles $files,
        private RequestOtherFile $request,
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
            $this->transaction->run(fn () => ($this->request)($application, $file));
        }
    }
}
