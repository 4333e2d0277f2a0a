<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Notes;

use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** Writes and deletes notes about an application. What is written is not changed; who wrote it may delete it. */
final readonly class ChangeNotes
{
    private const TEXT = 'text';

    /**
     * @param int $longest characters of a note
     * @param int $most notes about one application
     */
    public function __construct(
        private HandlerRights $rights,
        private NoteStore $notes,
        private Transaction $transaction,
        #[Limit('applicationNotes', 'text')] private int $longest,
        #[Limit('applicationNotes', 'perApplication')] private int $most,
    ) {
    }

    /** @throws DomainError not_found · invalid_fields at "text" */
    public function write(Viewer $viewer, int $applicationId, string $text): void
    {
        $this->transaction->run(function () use ($viewer, $applicationId, $text): void {
            $this->rights->lock($viewer, $applicationId);
            $written = trim(mb_scrub($text, 'UTF-8'));
            $problem = match (true) {
                $written === '' => new FieldError(self::TEXT, 'required'),
                mb_strlen($written) > $this->longest => new FieldError(self::TEXT, 'too_long', ['max' => $this->longest]),
                $this->notes->count($applicationId) >= $this->most => new FieldError(self::TEXT, 'too_many_rows', ['max' => $this->most]),
                default => null,
            };
            if ($problem !== null) {
                throw DomainError::invalid([$problem]);
            }
            $this->notes->add($applicationId, $viewer->id, $written);
        });
    }

    /** @throws DomainError not_found, also for notes of others */
    public function delete(Viewer $viewer, int $applicationId, int $noteId): void
    {
        $this->transaction->run(function () use ($viewer, $applicationId, $noteId): void {
            $this->rights->lock($viewer, $applicationId);
            if (!$this->notes->deleteOwn($applicationId, $viewer->id, $noteId)) {
                throw DomainError::notFound();
            }
        });
    }
}
