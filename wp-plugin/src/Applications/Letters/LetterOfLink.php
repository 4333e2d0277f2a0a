<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\DomainError;
use Passerelle\Security\SecurityEvent;
use SensitiveParameter;

/** The letter of a link: to be written while the request is open, and to be erased once it was received. Any other link is refused alike. */
final readonly class LetterOfLink
{
    public const FORM = 'letter';

    public function __construct(private LetterStore $letters, private ReadLetterFacts $facts, private SubmissionStore $submissions, private Clock $clock)
    {
    }

    /**
     * @param string|null $language in which the call is wanted; null: that of the answers
     * @return array{Letter, LetterFacts}
     * @throws DomainError link_expired: unknown, declined, withdrawn, erased, or too late
     */
    public function find(#[SensitiveParameter] string $hash, ?string $language = null): array
    {
        $id = $this->letters->ofLink($hash);
        $letter = $id === null ? null : $this->letters->find($id);
        $facts = $letter === null ? null : $this->facts->of($letter, $language);
        if ($letter === null || $facts === null || !$this->isValid($letter, $facts)) {
            throw self::expired();
        }

        return [$letter, $facts];
    }

    /**
     * Within a transaction: the letter as it is until its end. The application is locked first, as where its applicant changes letters.
     *
     * @return array{Letter, LetterFacts}
     * @throws DomainError link_expired
     */
    public function lock(#[SensitiveParameter] string $hash): array
    {
        [$found] = $this->find($hash);
        $this->submissions->lock($found->applicationId);
        [, $facts] = $this->find($hash);
        $letter = $this->letters->lock($found->id);

        return $letter !== null && $this->isValid($letter, $facts) ? [$letter, $facts] : throw self::expired();
    }

    /** Whether the referee may write the letter, or erase what was sent. */
    public function isValid(Letter $letter, LetterFacts $facts): bool
    {
        return $letter->state === LetterState::Received || ($letter->state->isOpen() && $facts->accepts($this->clock->now()));
    }

    public static function expired(): DomainError
    {
        SecurityEvent::MailLink->refused(self::FORM);

        return new DomainError('link_expired');
    }
}
