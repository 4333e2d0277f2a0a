<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Text\PlainText;
use Passerelle\Kernel\Transaction;
use SensitiveParameter;

/** Referees write, send, decline and erase a letter by a link, without account. */
final readonly class AnswerLetter
{
    public function __construct(
        private LetterOfLink $links,
        private LetterStore $letters,
        private LetterFiles $files,
        private SendLetter $send,
        private EndByReferee $end,
        private RefereeLimits $limits,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param string|null $text of the letter; null: as it was saved
     * @param int|null $fileId with removeFile
     * @param string $address IP address of the browser
     * @throws DomainError link_expired · not_found: no file of the letter · invalid_fields · rate_limited; but for the first, the link stays valid
     */
    public function __invoke(#[SensitiveParameter] string $hash, LetterAction $action, ?string $text, ?int $fileId, string $address): void
    {
        $this->limits->count($address);
        $this->transaction->run(function () use ($hash, $action, $text, $fileId): void {
            [$letter, $facts] = $this->links->lock($hash);
            $typed = PlainText::paragraphs($text ?? $letter->text);
            // What was sent can only be erased; what was not, not.
            if (($letter->state === LetterState::Received) !== ($action === LetterAction::Erase)) {
                throw LetterOfLink::expired();
            }
            match ($action) {
                LetterAction::Save => $this->letters->saveText($letter->id, $this->limits->text($typed)),
                LetterAction::Send => ($this->send)($letter, $facts, $this->limits->text($typed)),
                LetterAction::RemoveFile => $this->files->deleteOne($letter->id, $fileId ?? 0) ? null : throw DomainError::notFound(),
                LetterAction::Decline => ($this->end)($letter, $facts, LetterState::Declined),
                LetterAction::Erase => ($this->end)($letter, $facts, LetterState::Erased),
            };
        });
        $this->limits->reset($address);
    }
}
