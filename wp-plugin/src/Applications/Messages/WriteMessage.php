<?php

declare(strict_types=1);

namespace Passerelle\Applications\Messages;

use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** Writes a message into the thread of an application. What is written is never changed. */
final readonly class WriteMessage
{
    public function __construct(
        private ThreadRights $rights,
        private MessageRules $rules,
        private ThreadStore $threads,
        private ThreadFiles $files,
        private ThreadNotices $notices,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param list<int> $files ids of unused uploads of the person
     * @throws DomainError not_found · forbidden: the person only reads · invalid_transition: withdrawn · invalid_fields · rate_limited
     */
    public function __invoke(Viewer $viewer, int $applicationId, string $typed, array $files): void
    {
        self::requireWriter($this->rights->require($viewer, $applicationId));
        $text = $this->rules->text($typed, $files);
        $this->rules->count($viewer);
        $this->transaction->run(function () use ($viewer, $applicationId, $text, $files): void {
            $party = $this->rights->lock($viewer, $applicationId);
            self::requireWriter($party);
            $this->rules->requirePlace($this->threads->count($applicationId, $party->side));
            $messageId = $this->threads->add($applicationId, $viewer->id, $party->side, $text);
            $this->files->add($viewer, $messageId, $files);
            $this->notices->written($viewer, $party, $messageId);
        });
    }

    /** @throws DomainError forbidden · invalid_transition */
    private static function requireWriter(ThreadParty $party): void
    {
        if (!$party->writes) {
            throw new DomainError($party->submission->application->withdrawnAt === null ? 'forbidden' : 'invalid_transition');
        }
    }
}
