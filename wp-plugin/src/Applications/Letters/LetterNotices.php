<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Notify;
use Passerelle\Rights\ViewerFactory;

/** Notifies who asked for a letter of what became of it. */
final readonly class LetterNotices
{
    /** Key in the data of a notice: id of the letter. */
    public const LETTER = 'letter';
    /** Key in the data of a notice: a LetterState. */
    public const STATE = 'state';

    public function __construct(private Notify $notify, private ApplicantRights $rights, private ViewerFactory $viewers)
    {
    }

    public function raise(Letter $letter, LetterFacts $facts, LetterState $state): void
    {
        $application = $facts->submission->application;
        $readers = array_filter(
            array_unique([$letter->askedBy, $application->userId]),
            fn (int $id): bool => $id > 0 && $this->rights->applies($this->viewers->of($id), $application),
        );
        // Who asked, or, when they have left, who began the application.
        ($this->notify)(NoticeKind::LetterReceived, $facts->call->record, array_slice(array_values($readers), 0, 1), [self::LETTER => $letter->id, self::STATE => $state->value]);
    }
}
