<?php

declare(strict_types=1);

namespace Passerelle\Applications\Messages;

use Passerelle\Applications\InternalCalls;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Notify;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/**
 * Notifies the other side of a message, within its transaction: each person once, until they have read it. On the side of the applicant, these
 * are those who send the application, co-writers, and who has written in the thread.
 */
final readonly class ThreadNotices
{
    /** Keys in the data of a notice: ids of the application and the message, and the side of who reads it. */
    public const APPLICATION = 'application';
    public const MESSAGE = 'message';
    public const SIDE = 'side';

    public function __construct(
        private Notify $notify,
        private ThreadRights $rights,
        private ThreadMarks $marks,
        private ThreadPeople $people,
        private InternalCalls $calls,
        private ViewerFactory $viewers,
    ) {
    }

    public function written(Viewer $author, ThreadParty $party, int $messageId): void
    {
        $application = $party->submission->application;
        $call = $this->calls->of($application)?->record;
        if ($call === null) {
            return;
        }
        foreach (ThreadSide::cases() as $side) {
            $people = $side === $party->side ? [] : array_filter(
                array_diff($this->people->of($side, $application, $call), [$author->id]),
                fn (int $userId): bool => $this->rights->party($this->viewers->of($userId), $party->submission)?->side === $side
                    && $this->marks->notify($application->id, $userId, $messageId),
            );
            ($this->notify)(NoticeKind::ApplicationMessage, $call, array_values($people), [
                self::APPLICATION => $application->id,
                self::MESSAGE => $messageId,
                self::SIDE => $side->value,
            ]);
        }
    }
}
