<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Security\SecurityEvent;

/** What a referee has written is received: it can only be erased from then on. */
final readonly class SendLetter
{
    public function __construct(private LetterStore $letters, private LetterFiles $files, private PendingLetterUploads $uploads, private LetterNotices $notices)
    {
    }

    /** @throws DomainError invalid_fields: a file is not inspected yet, or there is neither text nor file */
    public function __invoke(Letter $letter, LetterFacts $facts, string $text): void
    {
        if ($this->uploads->isPending($letter->id)) {
            throw DomainError::invalid([new FieldError('file', 'letter_file_pending')]);
        }
        if ($text === '' && $this->files->accepted($letter->id) === []) {
            throw DomainError::invalid([new FieldError('text', 'letter_empty')]);
        }
        $this->letters->receive($letter->id, $text, $facts->rules()?->isReadable === true);
        $this->notices->raise($letter, $facts, LetterState::Received);
        SecurityEvent::Letter->succeeded(LetterState::Received->value, account: 0, object: "letter:{$letter->id}");
    }
}
